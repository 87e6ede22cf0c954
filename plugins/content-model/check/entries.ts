import { checkBooking } from "./booking";
import { fieldsOfType } from "../types/contentTypes";
import { valueAt, type ContentFile } from "./contentFile";
import { didYouMean } from "./nearest";
import type { Fault } from "./problem";
import { REQUIRED_LEGAL_PAGES, type SiteFacts } from "./siteFacts";

/** Addresses that a legal page would take from the site. */
const RESERVED =
  /^(services|secteurs|merci|rendez-vous|admin|404|index|static|styleguide|social|page-data|sitemap|robots|llms)$/;

/** The legal pages that the site links to and that have no file. */
export function missingLegalPages({ slugs }: SiteFacts): string[] {
  return REQUIRED_LEGAL_PAGES.filter((slug) => !slugs.get("LegalPage")?.has(slug));
}

/** Checks a file against the others: its name, its relations, what may stand once. */
export function checkEntry(file: ContentFile, facts: SiteFacts): void {
  const slug = file.data?.slug;
  if (typeof slug === "string") {
    const fault =
      slugFault(file, slug, facts) ??
      (file.type.typeName === "LegalPage" ? legalPageFault(file, slug, facts) : undefined);
    if (fault) file.report(["slug"], fault);
  }
  checkRelations(file, facts);
  checkSettings(file);
  checkBooking(file);
}

function slugFault({ name, type }: ContentFile, slug: string, facts: SiteFacts): Fault | undefined {
  if (slug === name) return undefined;
  const isTaken = facts.files.some((other) => other.type === type && other.name === slug);
  return {
    found: `« ${slug} », dans un fichier nommé « ${name}.yaml »`,
    cure: isTaken
      ? `Écrivez « slug: ${name} ».`
      : `Renommez le fichier en ${slug}.yaml. Ou, si la page change d'adresse, écrivez « slug: ${name} ».`,
  };
}

function legalPageFault(file: ContentFile, slug: string, { files }: SiteFacts): Fault | undefined {
  if (RESERVED.test(slug)) {
    return {
      found: `« ${slug} », une adresse que le site emploie déjà`,
      cure: "Choisissez un autre identifiant, et renommez le fichier de même.",
    };
  }
  const isLinked = files.some((other) => other !== file && other.source.includes(`/${slug}`));
  if (REQUIRED_LEGAL_PAGES.includes(slug) || isLinked) return undefined;
  return {
    found: `« ${slug} », une page à laquelle rien ne mène`,
    cure: `Ajoutez un lien vers /${slug} dans une autre page ou dans le pied de page (content/interface.yaml, footer), ou supprimez ce fichier.`,
  };
}

function checkRelations(file: ContentFile, { slugs, moved }: SiteFacts): void {
  for (const { name, kind, schema } of fieldsOfType(file.type)) {
    const listed: unknown = file.data?.[name];
    if (kind !== "relation" || !Array.isArray(listed)) continue;
    const known = slugs.get(String(schema.to));
    // Without any entry, that alone is told.
    if (!known) continue;
    const folder = name === "services" ? "/services/" : "/secteurs/";
    listed.forEach((slug: unknown, i) => {
      if (typeof slug !== "string") return;
      const target = moved.get(folder + slug)?.replace(folder, "");
      if (listed.indexOf(slug) < i) {
        file.report([name, i], {
          found: `« ${slug} » deux fois dans la liste`,
          cure: "Supprimez l'une des deux lignes.",
        });
      } else if (!known.has(slug)) {
        file.report([name, i], {
          found: `« ${slug} », qui n'existe pas (pas de fichier content/${name}/${slug}.yaml)`,
          cure:
            target !== undefined && known.has(target)
              ? `Écrivez le nouveau nom : ${target}.`
              : `${didYouMean(slug.replace(/^.*\/|\.ya?ml$/g, ""), known)}Choisissez parmi : ${[...known].join(", ")} ; ou retirez cette ligne.`,
        });
      }
    });
  }
}

/** The site's own address, and its networks. */
function checkSettings(file: ContentFile): void {
  if (file.type.typeName !== "SiteSettings") return;
  const url = file.data?.url;
  const [, origin] =
    typeof url === "string" ? (/^(https?:\/\/[^/?#\s]+)[/?#]/.exec(url) ?? []) : [];
  if (origin !== undefined) {
    file.report(["url"], {
      found: `« ${String(url)} », plus que l'adresse du site`,
      cure: `Écrivez seulement « ${origin} », sans barre finale ni page.`,
    });
  }
  const social: unknown = file.data?.social;
  const meeting = valueAt(file.data, ["booking", "meeting"]);
  if (typeof meeting === "string" && !meeting.includes("SALLE")) {
    file.report(["booking", "meeting"], {
      found: `« ${meeting} », la même salle pour tous`,
      cure: "Écrivez SALLE à l'endroit où va le nom de la salle, par exemple : https://visio.exemple.fr/SALLE.",
    });
  }
  const networks = Array.isArray(social) ? social.map((one) => valueAt(one, ["network"])) : [];
  networks.forEach((network, i) => {
    if (typeof network !== "string" || networks.indexOf(network) === i) return;
    file.report(["social", i, "network"], {
      found: `« ${network} », déjà plus haut`,
      cure: "Choisissez un autre réseau, ou retirez l'un des deux.",
    });
  });
}
