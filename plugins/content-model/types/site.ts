import { choice, count, email, group, listOf, phone, prose, sample, url, verbatim } from "./fields";
import { distinct } from "./rules";

const socialLink = group("Réseau social", "Lien vers un réseau social.", {
  network: choice("Réseau", "Réseau social, qui décide de l'icône.", [
    "linkedin",
    "instagram",
    "facebook",
  ]),
  label: verbatim("Nom", "Nom du réseau, lu par les lecteurs d'écran.", 40),
  url: url("Adresse", "Adresse de la page de l'agence, avec https://."),
}).meta({ typeName: "SocialLink" });

const legal = group("Identité légale", "Identité reprise par toutes les pages légales.", {
  sample: sample("À cocher tant que l'identité est inventée : le site publié la refuse."),
  company: verbatim("Société", "Dénomination sociale.", 120),
  form: verbatim("Forme", "Forme juridique, par exemple : SAS.", 80),
  capital: prose("Capital", "Capital social, par exemple : 10 000 euros.", 60),
  siren: prose("SIREN", "Numéro SIREN de neuf chiffres.", 20),
  registry: prose("RCS", "Immatriculation au registre du commerce.", 80),
  vatNumber: prose("TVA", "Numéro de TVA intracommunautaire.", 30),
  director: prose("Directeur de la publication", "Nom de la personne responsable.", 120),
  dataContact: email("Contact données", "Adresse où exercer ses droits sur ses données."),
  host: group("Hébergeur", "Hébergeur du site.", {
    name: verbatim("Nom", "Nom de l'hébergeur.", 120),
    address: prose("Adresse", "Adresse de l'hébergeur.", 200),
    phone: phone("Téléphone", "Téléphone de l'hébergeur."),
  }),
});

const settings = group("Réglages du site", "Ce que toutes les pages partagent.", {
  brand: group("Marque", "Nom et présentation de l'agence.", {
    name: verbatim("Nom", "Nom de l'agence.", 40),
    baseline: prose("Signature", "Phrase qui accompagne le nom.", 100),
    description: prose("Présentation", "L'agence en deux phrases.", 320),
  }),
  url: url("Adresse du site", "Adresse publique, avec https:// et sans barre finale.").refine(
    (address) => !/^https?:\/\/[^/?#]+[/?#]/.test(address),
    {
      error: ({ input }) =>
        `Écrivez seulement « ${String(input).replace(/^(https?:..[^/?#]+).*/s, "$1")} », sans barre finale ni page.`,
    },
  ),
  contact: group("Coordonnées", "Coordonnées de l'agence.", {
    email: email("E-mail", "Adresse de contact publique."),
    phone: phone("Téléphone", "Numéro public de l'agence."),
    street: prose("Rue", "Numéro et rue.", 120),
    postalCode: verbatim("Code postal", "Code postal, par exemple : 75011.", 12),
    city: verbatim("Ville", "Ville.", 60),
    country: verbatim("Pays", "Pays.", 60),
    hours: prose("Horaires", "Jours et heures d'ouverture.", 120),
  }),
  booking: group("Prise de rendez-vous", "Agenda en ligne.", {
    url: url(
      "Adresse de l'agenda",
      "Page Cal.com ou Calendly, avec https:// ; rien pour l'agenda du site (booking.yaml).",
    ).optional(),
    meeting: url(
      "Visioconférence",
      "Adresse des rendez-vous ; SALLE y est remplacé par un nom de salle tiré au sort.",
    ).refine(
      (address) => address.includes("SALLE"),
      "Écrivez SALLE à l'endroit où va le nom de la salle, par exemple : https://visio.exemple.fr/SALLE.",
    ),
    sample: sample("« true » tant que l'adresse est inventée : interdit en production."),
  }),
  social: listOf(socialLink, [3, 3], "Réseaux sociaux", "Les trois réseaux du pied de page.")
    .superRefine(distinct("network"))
    .superRefine(distinct("url")),
  promises: listOf(
    prose("Promesse", "Une promesse, en quelques mots.", 60),
    [1, 6],
    "Promesses",
    "Promesses rappelées sur la page d'accueil.",
  ),
  leads: group("Messages reçus", "Traitement des messages du formulaire.", {
    retentionDays: count("Conservation", "Jours de conservation des messages envoyés.", 1, 1095),
    anonymousKey: verbatim("Clé publique", "Nom du site auprès de ses fonctions.", 60).optional(),
    recipient: prose(
      "Destinataire",
      "Outil relié par LEAD_WEBHOOK_URL, nommé sur la page de confidentialité, par exemple : HubSpot Ireland Limited.",
      120,
    ),
  }),
  copyrightYear: count("Année", "Année affichée dans le pied de page.", 2000, 2100),
  legal,
});

const withoutWww = (url = "") => url.replace("//www.", "//");

/** What the whole site shares: the single file `content/site.yaml`. */
export const site = settings.refine(
  ({ url, booking }) => !withoutWww(booking.url).startsWith(withoutWww(url)),
  {
    path: ["booking", "url"],
    error: "Retirez cette ligne : elle ne sert qu'à l'agenda d'un autre site.",
  },
);
