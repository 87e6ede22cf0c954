import { legal, person, service } from "./brokenEdit.fixture";

/** An edit that changes nothing of what the site says, or says it rightly. */
export interface HarmlessEdit {
  name: string;
  file: string;
  edit: (source: string) => string;
}

/** None of these may be reported. */
export const harmlessEdits: HarmlessEdit[] = [
  { name: "comment line", file: service, edit: (s) => `# Relu par Inès\n${s}` },
  {
    name: "comment after a value",
    file: service,
    edit: (s) => s.replace(/^order: 7$/m, "order: 7 # avant la création de site"),
  },
  {
    name: "comment after a text",
    file: service,
    edit: (s) => s.replace(/^title: .*$/m, "title: SEO et GEO # à revoir"),
  },
  { name: "blank lines", file: service, edit: (s) => s.replace(/^(\w)/gm, "\n$1") },
  { name: "blank first line", file: service, edit: (s) => `\n\n${s}` },
  {
    name: "other order of the fields",
    file: service,
    edit: (s) => s.replace(/^(slug: .*\n)(order: .*\n)/, "$2$1"),
  },
  { name: "double quotes", file: service, edit: (s) => s.replace(/^title: (.*)$/m, 'title: "$1"') },
  {
    name: "single quotes",
    file: service,
    edit: (s) => s.replace(/^summary: .*$/m, "summary: 'L''essentiel : être trouvé'"),
  },
  {
    name: "quoted colon",
    file: service,
    edit: (s) => s.replace(/^summary: .*$/m, 'summary: "Le SEO : être trouvé"'),
  },
  {
    name: "folded text",
    file: service,
    edit: (s) => s.replace(/^summary: .*$/m, "summary: >-\n  Être trouvé\n  par tous"),
  },
  {
    name: "text on several lines",
    file: service,
    edit: (s) => s.replace(/^summary: .*$/m, "summary: Être trouvé\n  par tous"),
  },
  { name: "Windows line ends", file: service, edit: (s) => s.replaceAll("\n", "\r\n") },
  { name: "byte order mark", file: service, edit: (s) => `\ufeff${s}` },
  {
    name: "accents and emojis",
    file: service,
    edit: (s) => s.replace(/^title: .*$/m, "title: Référencé à Cœur 🚀"),
  },
  {
    name: "trailing spaces",
    file: service,
    edit: (s) => s.replace(/^(order: 7|title: .*|hero:)$/gm, "$1   "),
  },
  { name: "no final line end", file: service, edit: (s) => s.trimEnd() },
  { name: "document start", file: service, edit: (s) => `---\n${s}` },
  {
    name: "anchor and alias",
    file: person,
    edit: (s) =>
      s.replace(/^name: (.*)$/m, "name: &nom $1").replace(/^company: .*$/m, "company: *nom"),
  },
  {
    name: "lists on one line",
    file: service,
    edit: (s) => s.replace(/^sectors:\n( {2}- .*\n)+/m, "sectors: [sante, saas]\n"),
  },
  {
    name: "lists without indent",
    file: service,
    edit: (s) => s.replace(/^ {2}- (sante|saas|tourisme|secteur-public)$/gm, "- $1"),
  },
  {
    name: "French typography typed by hand",
    file: service,
    edit: (s) => s.replace(/^title: .*$/m, "title: L’audit « SEO » gratuit !"),
  },
  {
    name: "other wording",
    file: "home.yaml",
    edit: (s) => s.replace("Démarrer maintenant", "Commencer aujourd'hui"),
  },
  {
    name: "figures and signs",
    file: service,
    edit: (s) => s.replace(/^title: .*$/m, "title: 100% visible & 24h/24 (C#, A/B)"),
  },
  {
    name: "web address in a text",
    file: service,
    edit: (s) => s.replace(/^summary: .*$/m, "summary: Voir https://exemple.fr/page pour la suite"),
  },
  {
    name: "links of every kind",
    file: service,
    edit: (s) =>
      s.replace(
        "[vidéo](/services/video-contenu)",
        "[vidéo](/services/video-contenu#contact), [accueil](/#services), [nous](mailto:a@b.fr), [loi](https://www.legifrance.gouv.fr/), `[x](y)`",
      ),
  },
  { name: "sample mark removed", file: person, edit: (s) => s.replace(/^sample: true\n/m, "") },
  { name: "role left empty", file: person, edit: (s) => s.replace(/^role: .*$/m, 'role: ""') },
  {
    name: "link declared on one side",
    file: "sectors/saas.yaml",
    edit: (s) => s.replace(/^ {2}- seo-geo\n/m, ""),
  },
  {
    name: "unquoted date",
    file: legal,
    edit: (s) => s.replace(/^updated: .*$/m, "updated: 2026-11-21"),
  },
  {
    name: "optional figure",
    file: service,
    edit: (s) => s.replace(/^features:/m, "figure:\n  value: x2\n  label: visites\nfeatures:"),
  },
  ...[
    "Voir <https://www.cnil.fr/> : le",
    "Si a <b et c> d, le",
    "Voir la page [SEO](</services/seo-geo>) : le",
    "Note [1] (https://exemple.fr) : le",
    "5 \\* 3, \\[x\\](y) : le",
    "Lire [nos pages](/services/seo-geo?a=b) et [le site](https://www.cresca.example/) : le",
    "Une liste :\n\n      - l'un ;\n      - l'autre.\n\n      Le",
    "Un emoji 👩‍💻 et une note* : le",
    "**Tout** le gras, *et l'italique* : le",
    "`<b>` et ``a`b **`` : le",
  ].map((start) => ({
    name: `Markdown: ${start}`,
    file: service,
    edit: (s: string) => s.replace(/^ {6}Le SEO consiste/m, `      ${start} SEO consiste`),
  })),
  ...['"3949"', "01/99/00/47/20", "+33 (0)1 99 00 47 20", "0 800 00 47 20"].map((phone) => ({
    name: `telephone ${phone}`,
    file: "site.yaml",
    edit: (s: string) => s.replace(/^ {2}phone: .*$/m, `  phone: ${phone}`),
  })),
  {
    name: "comment at the margin of a long text",
    file: service,
    edit: (s) => s.replace(/^ {4}text: /m, "    # relu\n$&"),
  },
];
