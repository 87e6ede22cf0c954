/** Parameters to set; null removes one. */
export type Changes = Record<string, string | null>;

/**
 * The query of an address with some parameters changed; the others stay.
 *
 * @returns with its question mark, or empty
 */
export const addressWith = (search: string, changes: Changes) => {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const query = parameters.toString();
  return query && `?${query}`;
};
