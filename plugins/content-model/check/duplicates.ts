import { valueAt, type ContentFile } from "./contentFile";
import type { Fault } from "./problem";

/** Finds ranks within a kind and titles for search engines that two entries share. */
export function checkDuplicates(files: readonly ContentFile[]): void {
  // Of two files that share a value, the one saved last is most likely wrong.
  const saved = files.filter(({ data }) => data).sort((a, b) => a.savedAt - b.savedAt);
  for (const type of new Set(saved.map((file) => file.type))) {
    const orders = saved.filter((file) => file.type === type);
    const taken = new Set(orders.map(({ data }) => data?.order));
    const free = [...taken, 0].findIndex((_, i) => !taken.has(i + 1)) + 1;
    reportShared(orders, ["order"], (value, other) => ({
      found: `« ${value} », l'ordre de ${other} aussi`,
      cure: `Écrivez un nombre libre, par exemple ${free}, ou changez celui de ${other}.`,
    }));
  }
  reportShared(saved, ["seo", "title"], (value, other) => ({
    found: `« ${value.slice(0, 60)} », le titre de ${other} aussi`,
    cure: "Écrivez un titre propre à cette page.",
  }));
}

/** Reports a value that an earlier file carries too. */
function reportShared(
  files: readonly ContentFile[],
  at: readonly string[],
  fault: (value: string, other: string) => Fault,
): void {
  const first = new Map<string, ContentFile>();
  for (const file of files) {
    const value = valueAt(file.data, at);
    if (typeof value !== "string" && typeof value !== "number") continue;
    const key = String(value).trim().toLowerCase();
    const other = first.get(key);
    if (!other) first.set(key, file);
    // Of a copied file, the slug says enough.
    else if (other.data?.slug === undefined || other.data.slug !== file.data?.slug) {
      file.report(at, fault(String(value), other.path));
    }
  }
}
