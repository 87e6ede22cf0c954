/**
 * A value without its fields that have been emptied (« role: » with nothing behind it, or ""): such a field counts as
 * absent, everywhere. Items of lists stay.
 */
export function withoutEmptied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptied);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== null && one !== "")
      .map(([name, one]) => [name, withoutEmptied(one)]),
  );
}
