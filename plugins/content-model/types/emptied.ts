/**
 * A value without its fields that have been emptied (« role: » with nothing behind it, or ""): such a field counts as
 * absent, everywhere. Items of lists stay.
 *
 * @param isEmptied what else an emptied field has to be, by its path
 */
export function withoutEmptied(
  value: unknown,
  isEmptied: (path: (string | number)[]) => boolean = () => true,
  path: (string | number)[] = [],
): unknown {
  if (Array.isArray(value))
    return value.map((item, i) => withoutEmptied(item, isEmptied, [...path, i]));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, one]) => (one !== null && one !== "") || !isEmptied([...path, name]))
      .map(([name, one]) => [name, withoutEmptied(one, isEmptied, [...path, name])]),
  );
}
