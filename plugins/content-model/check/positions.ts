import { isAlias, isMap, isNode, isScalar, isSeq, visit, type Document, type Node } from "yaml";
import type { Field } from "../types/structure";
import type { FieldPath } from "./problem";

/** Offset of a path's last name (or value), or of the nearest name around it that exists. */
export function offsetOf(document: Document, path: FieldPath, spot: "key" | "value"): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const [depth, part] of path.entries()) {
    if (isAlias(node)) node = node.resolve(document);
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
      : undefined;
    const value: unknown = isSeq(node) ? node.items[Number(part)] : pair?.value;
    if (!pair && !isNode(value)) return offset;
    const isEmpty = !isNode(value) || (isScalar(value) && value.value === null);
    const atValue = depth === path.length - 1 && spot === "value" && !isEmpty;
    offset = startOf(atValue || !pair ? value : pair.key) ?? offset;
    node = value;
  }
  return offset;
}

/** The path of the field that an offset belongs to, as far as its names are known. */
export function knownPathAt(
  document: Document,
  offset: number,
  fields: readonly Field[],
): FieldPath {
  const path: (string | number)[] = [];
  let node: unknown = document.contents;
  let known = fields;
  for (;;) {
    if (isSeq(node)) {
      const index = node.items.findLastIndex((item) => (startOf(item) ?? Infinity) <= offset);
      if (index === -1) return path;
      path.push(index);
      node = node.items[index];
    } else {
      const pair = isMap<unknown, unknown>(node)
        ? node.items.findLast(({ key }) => (startOf(key) ?? Infinity) <= offset)
        : undefined;
      const name = isScalar(pair?.key) ? pair.key.value : undefined;
      const field = known.find((one) => one.name === name);
      if (!field) return path;
      path.push(field.name);
      known = field.fields;
      node = pair?.value;
    }
  }
}

/** Offset of the first alias (« *name ») that leads nowhere, else of the first one, else 0. */
export function danglingAlias(document: Document): number {
  const aliases: { offset: number; dangles: boolean }[] = [];
  visit(document, {
    Alias(_, alias) {
      aliases.push({ offset: startOf(alias) ?? 0, dangles: !alias.resolve(document) });
    },
  });
  return (aliases.find(({ dangles }) => dangles) ?? aliases[0])?.offset ?? 0;
}

/** Offset of the first character of a node. */
export function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
