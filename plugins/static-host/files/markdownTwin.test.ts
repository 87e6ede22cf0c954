/** @jest-environment node */
import { offerTwin } from "./markdownTwin";
import { offer, site } from "./offer.fixture";

const twin = offerTwin(site, offer, {
  cards: "Nos actions",
  faq: "Questions",
  related: "Secteurs",
});

it("starts with what the page is", () => {
  expect(twin).toMatch(
    /^---\ntitle: "Agence SEO"\ndescription: "Être trouvé et cité\."\nurl: https:\/\/www\.cresca\.example\/services\/seo-geo\nlang: fr\n---\n\n# Trouvé \\\*partout\\\*\n/,
  );
});

it("keeps emphasis, lists and links, with full addresses", () => {
  expect(twin).toContain(
    "Nous **mesurons**, voir [Data & Analytics](https://www.cresca.example/services/data-analytics).\n\n1. lire\n2. écrire\n",
  );
});

it("holds the figure, cards, questions and related pages", () => {
  for (const part of [
    "**×2** visites",
    "- **Pages** — Rapides et justes.",
    "### Combien ?\n\nUn _audit_ < 24 h.\n\nGratuit.",
    "- [Saas](https://www.cresca.example/secteurs/saas): Des abonnés.",
    "bonjour@cresca.example",
  ]) {
    expect(twin).toContain(part);
  }
});
