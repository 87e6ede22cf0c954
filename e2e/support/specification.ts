/** The facts of the specification that the tests check the site against; nothing here is read from `content/`. */

export const services = [
  { path: "/services/google-ads", title: "Google Ads" },
  { path: "/services/social-ads", title: "Social Ads" },
  { path: "/services/chatbots-callbots", title: "Chatbots & Callbots" },
  { path: "/services/video-contenu", title: "Vidéo & Contenu" },
  { path: "/services/data-analytics", title: "Data & Analytics" },
  { path: "/services/saas-automatisation", title: "SaaS & Automatisation" },
  { path: "/services/seo-geo", title: "SEO & GEO" },
  { path: "/services/creation-site-web", title: "Création de site web" },
  { path: "/services/developpement-ia-sur-mesure", title: "Développement IA sur Mesure" },
] as const;

/** Figures are quoted by three sectors, rows of client logos shown by three. */
export const sectors: readonly {
  path: string;
  title: string;
  figure?: { value: string; label: string };
  logos?: number;
}[] = [
  { path: "/secteurs/retail", title: "Retail", figure: { value: "+40 %", label: "de conversion" } },
  {
    path: "/secteurs/immobilier",
    title: "Immobilier",
    figure: { value: "×3", label: "rendez-vous qualifiés après 6 mois" },
    logos: 5,
  },
  { path: "/secteurs/sante", title: "Santé" },
  { path: "/secteurs/saas", title: "Saas" },
  {
    path: "/secteurs/tourisme",
    title: "Tourisme",
    figure: { value: "+60 %", label: "de réservations directes" },
  },
  { path: "/secteurs/secteur-public", title: "Secteur public" },
  { path: "/secteurs/cosmetique", title: "Cosmétique", logos: 3 },
  { path: "/secteurs/associations-ong", title: "Associations & ONG", logos: 5 },
];

export const approach = [
  "Approche Data-Driven",
  "IA au cœur de notre stratégie",
  "Réactivité & Agilité",
  "Accompagnement personnalisé",
  "Performance mesurable",
  "Expertise sécurisée",
];

export const reasonsTitle = "Pourquoi travailler avec nous ?";

export const reasons = [
  "Rapidité d'exécution",
  "Ciblage précis",
  "ROI maximisé",
  "Accompagnement sur-mesure",
];

export const keywords = [
  "Google ads",
  "Chatbots",
  "Social ads",
  "Callbots",
  "Vidéo",
  "SaaS",
  "Data",
  "IA",
  "Automatisation",
  "Marketing",
  "Analytics",
  "SEO",
];

/** Cards of customers on the home page. */
export const TESTIMONIALS = 6;

export const legalPages = ["/mentions-legales", "/confidentialite", "/accessibilite"];

export const bookingPage = "/rendez-vous";

/** Every page of the site that has an address of its own. */
export const allPages = [
  "/",
  ...services.map(({ path }) => path),
  ...sectors.map(({ path }) => path),
  ...legalPages,
  bookingPage,
  "/merci",
];

/** One page of each template. */
export const pageTypes = [
  "/",
  "/services/google-ads",
  "/secteurs/immobilier",
  "/mentions-legales",
  bookingPage,
  "/merci",
  "/page-inconnue",
];

/** The hero's two buttons. */
export const heroActions = {
  start: "Démarrer maintenant",
  services: "Découvrir nos services",
} as const;

export const notFoundTitle = "Oops! Page not found";

/** The carousels of phones: which services they show, and the milliseconds after which each moves on. */
export const carousels = [
  { cards: services.slice(0, 5), delay: 3000 },
  { cards: services.slice(5), delay: 3500 },
] as const;

/** Milliseconds after which a dropdown that the pointer has left closes. */
export const DROPDOWN_DELAY = 200;

/** CSS pixels between the top of the window and a section that was jumped to. */
export const JUMP_OFFSET = 80;
