import { z } from "zod";
import {
  choice,
  count,
  email,
  optionalUrl,
  optionalVerbatim,
  phone,
  prose,
  sample,
  url,
  verbatim,
} from "./fields";
import { distinct } from "./rules";

const socialLink = z
  .strictObject({
    network: choice("Réseau", "Réseau social, qui décide de l'icône.", [
      "linkedin",
      "instagram",
      "facebook",
    ]),
    label: verbatim("Nom", "Nom du réseau, lu par les lecteurs d'écran.", 40),
    url: url("Adresse", "Adresse de la page de l'agence, avec https://."),
  })
  .meta({
    title: "Réseau social",
    description: "Lien vers un réseau social.",
    typeName: "SocialLink",
  });

const legal = z
  .strictObject({
    sample: sample("À cocher tant que l'identité est inventée : le site publié la refuse."),
    company: verbatim("Société", "Dénomination sociale.", 120),
    form: verbatim("Forme", "Forme juridique, par exemple : SAS.", 80),
    capital: prose("Capital", "Capital social, par exemple : 10 000 euros.", 60),
    siren: prose("SIREN", "Numéro SIREN de neuf chiffres.", 20),
    registry: prose("RCS", "Immatriculation au registre du commerce.", 80),
    vatNumber: prose("TVA", "Numéro de TVA intracommunautaire.", 30),
    director: prose("Directeur de la publication", "Nom de la personne responsable.", 120),
    dataContact: email("Contact données", "Adresse où exercer ses droits sur ses données."),
    host: z
      .strictObject({
        name: verbatim("Nom", "Nom de l'hébergeur.", 120),
        address: prose("Adresse", "Adresse de l'hébergeur.", 200),
        phone: phone("Téléphone", "Téléphone de l'hébergeur."),
      })
      .meta({ title: "Hébergeur", description: "Hébergeur du site." }),
  })
  .meta({
    title: "Identité légale",
    description: "Identité reprise par toutes les pages légales.",
  });

/** What the whole site shares: the single file `content/site.yaml`. */
export const site = z
  .strictObject({
    brand: z
      .strictObject({
        name: verbatim("Nom", "Nom de l'agence.", 40),
        baseline: prose("Signature", "Phrase qui accompagne le nom.", 100),
        description: prose("Présentation", "L'agence en deux phrases.", 320),
      })
      .meta({ title: "Marque", description: "Nom et présentation de l'agence." }),
    url: url("Adresse du site", "Adresse publique, avec https:// et sans barre finale.").refine(
      (address) => !/^https?:\/\/[^/?#]+[/?#]/.test(address),
      {
        error: ({ input }) =>
          `Écrivez seulement « ${String(input).replace(/^(https?:..[^/?#]+).*/s, "$1")} », sans barre finale ni page.`,
      },
    ),
    contact: z
      .strictObject({
        email: email("E-mail", "Adresse de contact publique."),
        phone: phone("Téléphone", "Numéro public de l'agence."),
        street: prose("Rue", "Numéro et rue.", 120),
        postalCode: verbatim("Code postal", "Code postal, par exemple : 75011.", 12),
        city: verbatim("Ville", "Ville.", 60),
        country: verbatim("Pays", "Pays.", 60),
        hours: prose(
          "Horaires",
          "Jours et heures d'ouverture. Les moteurs de recherche comprennent : Du lundi au vendredi, de 9 h à 18 h 30.",
          120,
        ),
      })
      .meta({ title: "Coordonnées", description: "Coordonnées de l'agence." }),
    booking: z
      .strictObject({
        url: optionalUrl(
          "Adresse de l'agenda",
          "Page Cal.com ou Calendly, avec https:// ; rien pour l'agenda du site (booking.yaml).",
        ),
        meeting: url(
          "Visioconférence",
          "Adresse des rendez-vous ; SALLE y est remplacé par un nom de salle tiré au sort.",
        ).refine(
          (address) => address.includes("SALLE"),
          "Écrivez SALLE à l'endroit où va le nom de la salle, par exemple : https://visio.exemple.fr/SALLE.",
        ),
        sample: sample("« true » tant que l'adresse est inventée : interdit en production."),
      })
      .meta({ title: "Prise de rendez-vous", description: "Agenda en ligne." }),
    social: z.array(socialLink).length(3).superRefine(distinct("network")).meta({
      title: "Réseaux sociaux",
      description: "Les trois réseaux du pied de page.",
    }),
    promises: z
      .array(prose("Promesse", "Une promesse, en quelques mots.", 60))
      .min(1)
      .max(6)
      .meta({
        title: "Promesses",
        description: "Promesses rappelées sur la page d'accueil.",
      }),
    leads: z
      .strictObject({
        retentionDays: count(
          "Conservation",
          "Jours de conservation des messages envoyés.",
          1,
          1095,
        ),
        anonymousKey: optionalVerbatim("Clé publique", "Nom du site auprès de ses fonctions.", 60),
        recipient: prose(
          "Destinataire",
          "Outil relié par LEAD_WEBHOOK_URL, nommé sur la page de confidentialité, par exemple : HubSpot Ireland Limited.",
          120,
        ),
      })
      .meta({ title: "Messages reçus", description: "Traitement des messages du formulaire." }),
    copyrightYear: count("Année", "Année affichée dans le pied de page.", 2000, 2100),
    legal,
  })
  .meta({ title: "Réglages du site", description: "Ce que toutes les pages partagent." });
