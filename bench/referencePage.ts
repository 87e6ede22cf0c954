import { brotliCompressSync } from "node:zlib";

const WORDS =
  "le la un une des agence page texte lecture mesure client projet équipe donnée réponse semaine campagne vente budget offre ligne idée marché parcours objectif résultat contenu méthode preuve question outil rapport public suivi choix délai qualité visite message besoin terrain conseil chiffre étape retour lien image audience".split(
    " ",
  );

/** Same sequence on every run (mulberry32). */
const sequence = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** A menu of as many links as the site's, in two groups that open. */
const group = (name: string, count: number) =>
  `<details><summary>${name}</summary><ul>${WORDS.slice(0, count)
    .map((word) => `<li><a href="#${word}">${word}</a></li>`)
    .join("")}</ul></details>`;
const MENU = `<nav>${group("Services", 10)}${group("Secteurs", 9)}<a href="#contact">Contact</a></nav>`;

const page = (paragraphs: string[]) => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Page écrite à la main</title><meta name="description" content="Le plancher des mesures.">
<style>body{max-width:40rem;margin:auto;padding:1rem;font:1rem/1.6 sans-serif}dialog{width:100%;height:100%;max-width:none;max-height:none}</style></head>
<body><h1>Page écrite à la main</h1><details><summary>Ouvrir</summary><p>Rien de plus.</p></details><button command="show-modal" commandfor="menu">Menu</button><dialog id="menu"><button command="close" commandfor="menu">Fermer</button>${MENU}</dialog>${paragraphs.map((text) => `<p>${text}</p>`).join("\n")}</body></html>`;

/**
 * A page as one would write it by hand: text, a `details` and a menu in a modal dialog, a few rules of CSS, nothing else.
 *
 * @param size bytes of the page in brotli, reached within 2 %
 */
export const referencePage = (size: number) => {
  const random = sequence(5);
  const words = () =>
    Array.from({ length: 60 }, () => WORDS[Math.floor(random() * WORDS.length)]).join(" ");
  const paragraphs: string[] = [];
  let reached = brotliCompressSync(page(paragraphs)).length;
  while (reached < size * 0.98) {
    const perParagraph = paragraphs.length ? reached / paragraphs.length : 400;
    const missing = Math.max(1, Math.floor((size - reached) / perParagraph));
    for (let count = 0; count < missing; count++) paragraphs.push(words());
    reached = brotliCompressSync(page(paragraphs)).length;
  }
  return page(paragraphs);
};
