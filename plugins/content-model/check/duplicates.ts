import type { ContentFile } from "./contentFile";

/** Finds ranks within a kind and titles for search engines that two entries share. */
export function checkDuplicates(files: readonly ContentFile[]): void {
  // Of two files that share a value, the one saved last is most likely wrong.
  const saved = files.filter(({ data }) => data).sort((a, b) => a.savedAt - b.savedAt);
  for (const type of new Set(saved.map((file) => file.type))) {
    const entries = saved.filter((file) => file.type === type);
    reportShared(entries, ["order"], "Écrivez un nombre qu'aucun fichier de ce dossier n'a.");
  }
  reportShared(saved, ["seo", "title"], "Écrivez un titre propre à cette page.");
}

/** Reports a value that an earlier file carries too. */
function reportShared(files: readonly ContentFile[], at: readonly string[], cure: string): void {
  const first = new Map<string, ContentFile>();
  for (const file of files) {
    const value = file.typed(at)?.value;
    if (typeof value !== "string" && typeof value !== "number") continue;
    const key = String(value).trim().toLowerCase();
    const other = first.get(key);
    if (!other) first.set(key, file);
    // Of a copied file, the slug says enough.
    else if (other.data?.slug === undefined || other.data.slug !== file.data?.slug) {
      file.report(at, { found: `« ${value} », comme dans ${other.path}`, cure });
    }
  }
}
