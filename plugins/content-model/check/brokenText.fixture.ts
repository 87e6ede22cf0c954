import { broken, home, redirects, service, site, texts } from "./brokenEdit.fixture";

const start = /^ {6}Le SEO consiste/m;
const text = "sections[1].text";
const link = /\]\(\/secteurs\/saas\)/;
const linked = "sections[3].text";

/** Edits of texts, links and redirects: good YAML, and a page that would show or do something else. */
export const brokenText = [
  broken("HTML in a plain text", service, /kicker: Moteurs/, "kicker: <b>Moteurs</b>", "kicker", {
    says: /texte simple/,
  }),
  broken("line break in a plain text", home, /métiers, /, "métiers,<br>", "services"),
  broken("entity in a plain text", home, /métiers/, "m&eacute;tiers", "services", {
    says: /&eacute;/,
  }),
  broken("bold in a plain text", home, /Prenez un service/, "Prenez **un** service", "services"),
  broken("link in a plain text", home, /Prenez un service/, "Prenez [un](/) service", "services"),
  broken("two lines in a title", service, /^title: .*$/m, "title: |-\n  SEO\n  GEO", "title", {
    says: /retour à la ligne/,
  }),
  broken("bold left open", service, start, "      Le **SEO consiste", text, { says: /\*\*/ }),
  broken("underlined title", service, start, "      Titre\n      =====\n\n      Le SEO", text, {
    at: 1,
    says: /=====/,
  }),
  broken("rule", service, start, "      ---\n\n      Le SEO", text, { says: /---/ }),
  broken(
    "table",
    service,
    start,
    "      | a | b |\n      |---|---|\n      | 1 | 2 |\n\n      Le SEO",
    text,
    { at: 1, says: /tableau/ },
  ),
  broken("HTML comment", service, start, "      <!-- note --> Le SEO consiste", text, {
    says: /commentaire/,
  }),
  broken("HTML in Markdown", service, start, "      Le <b>SEO</b> consiste", text),
  broken("round bullets", service, start, "      • un\n      • deux\n\n      Le SEO", text, {
    says: /•/,
  }),
  broken("link without words", service, start, "      [](/services/seo-geo) Le SEO", text, {
    says: /sans texte/,
  }),
  broken(
    "reference link to a missing page",
    service,
    start,
    "      [Google][1] Le SEO\n\n      [1]: /nulle-part\n\n      Le SEO",
    text,
    { at: 2, says: /nulle-part/ },
  ),
  broken("brackets in a dead link", service, start, "      [A [b] c](/services/nada) Le", text),
  broken(
    "own address of a missing page",
    service,
    link,
    "](https://www.cresca.example/services/nada)",
    linked,
    { says: /n'existe pas/ },
  ),
  broken("unsafe link", service, link, "](javascript:alert)", linked),
  broken("link cut by a space", service, link, "] (/secteurs/saas)", linked, { says: /espace/ }),
  broken("link to a removed page", service, link, "](/services/reseaux-sociaux)", linked, {
    says: /pas\s+Corrigez l'adresse/,
  }),
  broken("address that starts a comment", texts, /href: '#contact'/, "href: #contact", "href", {
    says: /commentaire.*"#contact"/,
    atMost: 1,
  }),
  broken("final slash of the site", site, /^url: .*$/m, "url: https://www.cresca.example/", "url", {
    says: /« https:\/\/www\.cresca\.example »/,
  }),
  broken("page of the site", site, /^url: .*$/m, "url: https://www.cresca.example/fr", "url"),
  broken("network twice", site, /network: instagram/, "network: linkedin", "social[2].network", {
    says: /déjà plus haut/,
  }),
  broken("redirect to a section", redirects, /to: .*$/m, 'to: "#contact"', "moved[1].to"),
  broken("redirect to an e-mail", redirects, /to: .*$/m, "to: mailto:a@b.fr", "moved[1].to"),
];
