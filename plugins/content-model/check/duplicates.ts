import { statSync } from "node:fs";
import path from "node:path";
import { valueAt, type ContentFile } from "./contentFile";
import { readContent } from "./readContent";
import type { SiteFacts } from "./siteFacts";

/** Finds ranks within a kind and titles for search engines that two entries share. */
export function checkDuplicates(facts: SiteFacts): void {
  const files = inOrderOfSaving(facts);
  const orders = new Map<string, Set<unknown>>();
  for (const { type, data } of files) {
    orders.set(type.typeName, (orders.get(type.typeName) ?? new Set()).add(data?.order));
  }
  reportShared(files, ["order"], ({ type }, value, other) => ({
    found: `« ${value} », l'ordre de ${other} aussi`,
    cure: `Écrivez un nombre libre, par exemple ${freeOrder(orders.get(type.typeName))}, ou changez celui de ${other}.`,
  }));
  reportShared(files, ["seo", "title"], (_, value, other) => ({
    found: `« ${value.slice(0, 60)} », le titre de ${other} aussi`,
    cure: "Écrivez un titre propre à cette page.",
  }));
}

/** Files, the one saved last at the end: of two that share a value, it is most likely the wrong one. */
function inOrderOfSaving({ files, contentDir }: SiteFacts): ContentFile[] {
  const savedAt = ({ path: name }: ContentFile) =>
    statSync(path.join(contentDir, "..", name.replace(/^content/, path.basename(contentDir))))
      .mtimeMs;
  return files
    .filter(({ data }) => data)
    .map((file) => ({ file, time: savedAt(file) }))
    .sort((a, b) => a.time - b.time)
    .map(({ file }) => file);
}

/** Reports a value that another file of the same kind carries (a title: any file), at the later one. */
function reportShared(
  files: readonly ContentFile[],
  at: readonly string[],
  fault: (file: ContentFile, value: string, other: string) => { found: string; cure: string },
): void {
  const first = new Map<string, ContentFile>();
  for (const file of files) {
    const value = valueAt(file.data, at);
    if (typeof value !== "string" && typeof value !== "number") continue;
    const group = at[0] === "order" ? file.type.typeName : "";
    const key = `${group} ${String(value).trim().toLowerCase()}`;
    const other = first.get(key);
    // Of a copied file, the slug says enough.
    if (!other) first.set(key, file);
    else if (other.data?.slug === undefined || other.data.slug !== file.data?.slug) {
      file.report(at, fault(file, String(value), other.path));
    }
  }
}

/** The rank of each entry, by folder of `content/` and slug. */
export type TakenOrders = Record<string, Record<string, number>>;

export function takenOrders(contentDir: string): TakenOrders {
  const taken: TakenOrders = {};
  for (const { type, data } of readContent(contentDir)) {
    const order = Number(data?.order);
    if (!("folder" in type.location) || !Number.isInteger(order)) continue;
    (taken[type.location.folder] ??= {})[String(data?.slug)] = order;
  }
  return taken;
}

function freeOrder(taken = new Set<unknown>()): number {
  let order = 1;
  while (taken.has(order)) order += 1;
  return order;
}
