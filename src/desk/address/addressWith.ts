/** Parameters to set; null removes one. */
export type Changes = Record<string, string | null>;

/** The parameters in the fragment of an address. */
export const parametersOf = (fragment: string) => new URLSearchParams(fragment.replace(/^#/, ""));

/**
 * The fragment of an address with some parameters changed; the others stay.
 *
 * @returns with its number sign, or empty
 */
export const addressWith = (fragment: string, changes: Changes) => {
  const parameters = parametersOf(fragment);
  for (const [name, value] of Object.entries(changes)) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const query = parameters.toString();
  return query && `#${query}`;
};
