/** @jest-environment node */
import { homeAlternate, offerAlternate } from "./markdownAlternate";
import { offer, siteIdentity } from "./offer.fixture";
import { siteData } from "./siteData.fixture";

const alternate = offerAlternate(siteIdentity, offer, {
  cards: "Nos actions",
  faq: "Questions",
  related: "Secteurs",
});

it("starts with what the page is", () => {
  expect(alternate).toMatch(
    /^---\ntitle: "Agence SEO"\ndescription: "Être trouvé et cité\."\nurl: https:\/\/www\.cresca\.example\/services\/seo-geo\nlang: fr\n---\n\n# Trouvé \\\*partout\\\*\n/,
  );
});

it("keeps emphasis, lists and links, with full addresses", () => {
  expect(alternate).toContain(
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
    expect(alternate).toContain(part);
  }
});

it("holds the appointment's card", () => {
  expect(alternate).toContain(
    "### Prendre rendez-vous\n\n**30 minutes** — En visioconférence.\n\n1. Proposer une heure\n2. Se parler\n\n[Réserver un créneau](https://www.cresca.example/rendez-vous)",
  );
});

it("holds client logos by what they show, invented ones with their mark and a title of their own", () => {
  const logos = [
    { alt: "Logo de Pierreval", sample: true },
    { alt: "Logo de Quai Neuf", sample: false },
  ];
  const titles = { cards: "Bénéfices", faq: "Questions", related: "Services" };
  expect(offerAlternate(siteIdentity, { ...offer, logos }, titles)).toContain(
    "## Logos à venir\n\n- Logo de Pierreval (exemple)\n- Logo de Quai Neuf\n",
  );
  expect(offerAlternate(siteIdentity, { ...offer, logos: logos.slice(1) }, titles)).toContain(
    "## Ils nous ont fait confiance\n\n- Logo de Quai Neuf\n",
  );
});

it("holds what a client knows before signing, an invented price with its mark", () => {
  const terms = {
    price: "690 €",
    unit: "HT par mois",
    includes: "Un compte.",
    steps: [{ when: "Jour 5", what: "L’audit" }],
    notDone: ["Aucune promesse de position."],
    sample: true,
  };
  const titles = { cards: "Atouts", faq: "Questions", related: "Secteurs" };
  expect(offerAlternate(siteIdentity, { ...offer, terms }, titles)).toContain(
    "## Avant de signer (exemple)\n\n### Pour commencer\n\n**690 €** HT par mois\n\nUn compte.\n\n### Livraisons\n\n- **Jour 5** — L’audit\n\n### Limites\n\n- Aucune promesse de position.",
  );
});

describe("the home page's", () => {
  const home = homeAlternate(siteData);

  it("introduces cards before it lists them", () => {
    expect(home).toContain("## Approche\n\nComment nous faisons.\n\n- **Mesure** — Avant tout.");
  });

  it("holds every testimonial, invented ones with their mark and their own introduction", () => {
    expect(home).toContain(
      "## Témoignages\n\nDes exemples.\n\n> Très bien.\n>\n> Inès Vautrelle, Fondatrice, Botanelle (exemple)\n\n> Parfait.\n>\n> Karim Beltessa, Rive Commune\n",
    );
  });
});
