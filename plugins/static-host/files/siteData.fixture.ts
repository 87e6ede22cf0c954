import type { SiteData } from "../siteData";
import { offer, siteIdentity } from "./offer.fixture";

const drawing = { svg: "<svg/>" };

const { path, title, seo } = offer;
const service = { path, title, slug: "seo-geo", summary: seo.description };
const sector = { path: "/secteurs/saas", title: "Saas", slug: "saas", summary: "Des abonnés." };

/** All that the content gives to the build, with one service and one sector. */
export const siteData = {
  ...siteIdentity,
  home: {
    seo: offer.seo,
    hero: { title: "Croissance", text: "Avec vous.", statistics: [] },
    services: { title: "Services", text: "Un ou plusieurs." },
    approach: {
      title: "Approche",
      text: "Comment nous faisons.",
      cards: [{ title: "Mesure", description: "Avant tout." }],
    },
    keywords: { title: "Domaines", tags: ["SEO"] },
    reasons: { title: "Pourquoi nous", text: "Parce que.", cards: [] },
    sectors: { title: "Secteurs", text: "Le vôtre." },
    testimonials: { title: "Témoignages", text: "Ce qu'ils disent.", sampleText: "Des exemples." },
  },
  booking: {
    texts: {
      page: {
        seo: { title: "Rendez-vous", description: "Prendre rendez-vous." },
        kicker: "Rendez-vous",
        title: "Choisissez",
        text: "Une demi-heure.",
        gainsTitle: "Ensuite",
        gains: ["Un avis"],
      },
    },
  },
  homeArtwork: drawing,
  thanksArtwork: drawing,
  notFoundArtwork: drawing,
  legalArtwork: drawing,
  wordmark: drawing,
  mainServices: [service],
  mainSectors: [sector],
  services: { nodes: [service] },
  sectors: { nodes: [sector] },
  legalPages: { nodes: [] },
  testimonials: {
    nodes: [
      {
        name: "Inès Vautrelle",
        role: "Fondatrice",
        company: "Botanelle",
        text: "Très bien.",
        sample: true,
      },
      {
        name: "Karim Beltessa",
        role: "",
        company: "Rive Commune",
        text: "Parfait.",
        sample: false,
      },
    ],
  },
  redirects: null,
  pages: { nodes: [{ path: "/" }] },
} as unknown as SiteData;
