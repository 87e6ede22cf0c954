import type { Field } from "../types/structure";

/** The field names that a kind of file knows, to guess what a broken line means. */
export interface FieldNames {
  all: ReadonlySet<string>;
  /** The names inside each field that holds others, lists apart. */
  inside: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Reads the names from the definition of a kind of file. */
export function fieldNames(fields: readonly Field[]): FieldNames {
  const all = new Set<string>();
  const inside = new Map<string, Set<string>>();
  const read = (some: readonly Field[], around?: Set<string>) => {
    for (const { name, fields: inner, list } of some) {
      all.add(name);
      around?.add(name);
      if (inner.length === 0) continue;
      const names = inside.get(name) ?? new Set<string>();
      if (!list) inside.set(name, names);
      read(inner, list ? undefined : names);
    }
  };
  read(fields);
  return { all, inside };
}
