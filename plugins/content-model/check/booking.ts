import { valueAt, type ContentFile } from "./contentFile";

/** Checks what a host's fields say of each other. */
export function checkBooking(file: ContentFile): void {
  const hosts = valueAt(file.data, ["hosts"]);
  if (file.type.typeName !== "Booking" || !Array.isArray(hosts)) return;
  const slugs = hosts.map((_, i) => valueAt(hosts, [i, "slug"]));
  slugs.forEach((slug, i) => {
    if (typeof slug === "string" && slugs.indexOf(slug) < i) {
      file.report(["hosts", i, "slug"], {
        found: `« ${slug} », déjà plus haut`,
        cure: "Donnez un autre identifiant à l'une des deux personnes.",
      });
    }
    checkPeriods(file, i, "hours", (from, to) => from < to);
    checkPeriods(file, i, "absences", (from, to) => from <= to);
  });
}

/** Hours as 09h30 and days as 2026-12-24 have the order of their letters. */
function checkPeriods(
  file: ContentFile,
  host: number,
  name: "hours" | "absences",
  isInOrder: (from: string, to: string) => boolean,
): void {
  const periods = valueAt(file.data, ["hosts", host, name]);
  if (!Array.isArray(periods)) return;
  periods.forEach((_, i) => {
    const from = valueAt(periods, [i, "from"]);
    const to = valueAt(periods, [i, "to"]);
    if (typeof from !== "string" || typeof to !== "string" || isInOrder(from, to)) return;
    file.report(["hosts", host, name, i, "to"], {
      found: `« ${to} », avant le début (« ${from} »)`,
      cure: "Échangez le début et la fin, ou corrigez l'un des deux.",
    });
  });
}
