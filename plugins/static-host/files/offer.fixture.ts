import type { Offer, SiteData } from "../siteData";

/** A service as the content gives it to the build. */
export const offer: Offer = {
  path: "/services/seo-geo",
  title: "SEO & GEO",
  artwork: "<svg/>",
  seo: { title: "Agence SEO", description: "Être trouvé et cité." },
  hero: { kicker: "Référencement", title: "Trouvé *partout*", text: "Des pages rapides." },
  figure: { value: "×2", label: "visites" },
  cards: [{ title: "Pages", description: "Rapides et justes." }],
  sections: [
    {
      title: "Méthode",
      text: '<p>Nous <strong>mesurons</strong>, voir <a href="/services/data-analytics">Data &amp; Analytics</a>.</p>\n<ol>\n<li>lire</li>\n<li>écrire</li>\n</ol>',
    },
  ],
  faq: [{ question: "Combien ?", answer: "<p>Un <em>audit</em> &lt; 24 h.</p>\n<p>Gratuit.</p>" }],
  related: [{ path: "/secteurs/saas", title: "Saas", summary: "Des abonnés." }],
};

/** What the site says of itself everywhere, as far as the build asks for it. */
export const siteIdentity = {
  settings: {
    brand: { name: "Cresca", baseline: "La courbe monte", description: "Agence de marketing." },
    url: "https://www.cresca.example",
    contact: {
      email: "bonjour@cresca.example",
      phone: "01 99 00 47 20",
      street: "12 rue de l’Abscisse",
      postalCode: "75011",
      city: "Paris",
      country: "France",
      hours: "Du lundi au vendredi, de 9\u00a0h à 18\u00a0h\u00a030",
    },
    booking: { url: "" },
    social: [{ url: "https://www.linkedin.com/" }, { url: "https://www.instagram.com/cresca" }],
    promises: ["Audit gratuit"],
  },
  interface: {
    navigation: {
      home: "Accueil",
      services: "Services",
      sectors: "Secteurs",
      allServices: "Tous nos services",
      allSectors: "Tous nos secteurs",
    },
    footer: { legal: "Informations légales" },
    proof: { kilobytes: 159 },
    contact: {
      title: "Parlons",
      text: "Sous 24 h.",
      booking: {
        title: "Prendre rendez-vous",
        text: "En visioconférence.",
        duration: "30 minutes",
        action: "Réserver un créneau",
        steps: ["Proposer une heure", "Se parler"],
      },
    },
    service: {
      indexDescription: "Tous les services.",
      terms: "Avant de signer",
      price: "Pour commencer",
      steps: "Livraisons",
      notDone: "Limites",
      features: "Nos actions",
      faq: "Questions",
      sectors: "Secteurs",
    },
    sector: {
      indexDescription: "Tous les secteurs.",
      benefits: "Bénéfices",
      faq: "Questions",
      services: "Services",
      logos: "Ils nous ont fait confiance",
      sampleLogos: "Logos à venir",
      sampleMark: "exemple",
    },
    thanks: { title: "Merci", seo: { title: "Merci", description: "Reçu." } },
    notFound: { title: "Oops!", seo: { title: "Introuvable", description: "Partie." } },
  },
} as unknown as Pick<SiteData, "settings" | "interface">;
