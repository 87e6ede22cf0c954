import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { editDocument, editSource, yamlFiles, type Edit } from "./contentFiles";

/** A new entry, made from one that is there, as docs/contenu.md advises. */
const copyEntry = (contentDir: string, from: string, to: string, values: Record<string, unknown>) =>
  editDocument(
    contentDir,
    from,
    (document) => {
      for (const [path, value] of Object.entries(values)) document.setIn(path.split("."), value);
    },
    to,
  );

/** What docs/contenu.md asks content staff to do, each of which once failed a test. */
export const documentedEdits: readonly Edit[] = [
  {
    name: "a service renamed, with a redirect",
    apply: (contentDir) => {
      const from = "services/seo-geo.yaml";
      editSource(contentDir, from, (source) => source, "services/seo-ia.yaml");
      rmSync(join(contentDir, from));
      for (const file of yamlFiles(contentDir))
        editSource(contentDir, file, (source) =>
          source.replace(/(\/services\/|^ +- |^slug: )seo-geo\b(?!\.)/gm, "$1seo-ia"),
        );
      editDocument(contentDir, "redirects.yaml", (document) =>
        document.addIn(["moved"], { from: "/services/seo-geo", to: "/services/seo-ia" }),
      );
    },
  },
  {
    name: "appointments by another service",
    apply: (contentDir) =>
      editDocument(contentDir, "site.yaml", (document) =>
        document.setIn(["booking", "url"], "https://cal.com/agence/30min"),
      ),
  },
  {
    name: "no appointments",
    apply: (contentDir) => rmSync(join(contentDir, "booking.yaml")),
  },
  {
    name: "a tenth service, with a deliverable of four blocks",
    apply: (contentDir) =>
      copyEntry(contentDir, "services/google-ads.yaml", "services/audit-express.yaml", {
        slug: "audit-express",
        order: 10,
        title: "Audit express",
        deliverable: parse(readFileSync("e2e/edits/fourBlocks.yaml", "utf8")),
        "seo.title": "Audit express de vos campagnes",
        "seo.description":
          "Un regard neuf sur vos campagnes en une semaine : ce qui coûte, ce qui rapporte, et les trois premières choses à changer.",
      }),
  },
  {
    name: "a ninth sector",
    apply: (contentDir) =>
      copyEntry(contentDir, "sectors/retail.yaml", "sectors/artisanat.yaml", {
        slug: "artisanat",
        order: 9,
        title: "Artisanat",
        "seo.title": "Marketing et IA pour l'artisanat",
        "seo.description":
          "Des demandes de devis régulières pour les ateliers et les artisans : annonces locales, avis, site clair et réponses rapides.",
      }),
  },
  {
    name: "a seventh testimonial",
    apply: (contentDir) =>
      copyEntry(contentDir, "testimonials/botanelle.yaml", "testimonials/atelier-nord.yaml", {
        slug: "atelier-nord",
        order: 7,
        name: "Awa N'Dour",
        company: "L'Atelier du Nord",
        text: "Un interlocuteur, un calendrier, et les chiffres qui vont avec : c'est tout ce que je demandais.",
      }),
  },
  {
    name: "a new title, headline and label of a statistic",
    apply: (contentDir) => {
      editDocument(contentDir, "services/social-ads.yaml", (document) =>
        document.set("title", "Réseaux sociaux"),
      );
      editDocument(contentDir, "home.yaml", (document) => {
        document.setIn(["hero", "title"], "Votre croissance, tracée et tenue par l'IA");
        document.setIn(["hero", "statistics", 0, "label"], "de retour sur investissement");
      });
    },
  },
];
