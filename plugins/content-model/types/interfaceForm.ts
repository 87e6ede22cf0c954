import type { LeadFieldName } from "../../../contract/leadFields";
import { group, listOf, markdown, prose, sample, verbatim } from "./fields";
import { fieldTexts, honeypot } from "./formTexts";

const formField = (title: string, description: string) =>
  group(title, description, {
    label: fieldTexts.label,
    hint: prose("Aide", "Précision ou exemple sous le champ.", 160),
    error: fieldTexts.error,
    tooLong: prose("Trop long", "Message quand la valeur est trop longue.", 160),
  }).meta({ typeName: "InterfaceFormField" });

const booking = group("Rendez-vous", "Carte de prise de rendez-vous.", {
  title: prose("Titre", "Titre de la carte de rendez-vous.", 80),
  text: prose("Texte", "Présentation du rendez-vous.", 320),
  duration: prose("Durée", "Durée affichée.", 40),
  action: prose("Bouton", "Bouton de réservation.", 40),
  steps: listOf(
    prose("Étape", "Une étape, en une phrase.", 120),
    [1, 6],
    "Étapes",
    "Ce qui se passe après la réservation.",
  ),
});

const leadTexts = {
  name: formField("Nom", "Champ du nom."),
  email: formField("E-mail", "Champ de l'adresse e-mail."),
  phone: formField("Téléphone", "Champ du téléphone."),
  website: formField("Site web", "Champ de l'adresse du site."),
  message: formField("Message", "Champ du message."),
} satisfies Record<LeadFieldName, unknown>;

const form = group("Formulaire", "Carte « Nous écrire ».", {
  title: prose("Titre", "Titre de la carte du formulaire.", 60),
  required: prose("Champs obligatoires", "Précision au-dessus des champs.", 120),
  ...leadTexts,
  remaining: prose("Limite proche", "Mots après le nombre de caractères restants.", 60),
  honeypot,
  submit: prose("Envoyer", "Bouton d'envoi.", 40),
  submitting: verbatim("Envoi en cours", "Bouton pendant l'envoi, affiché tel quel.", 40),
  errorSummary: prose("Résumé des erreurs", "Titre de la liste des erreurs.", 120),
  privacy: markdown("Confidentialité", "Note sous le formulaire, avec un lien.", 400),
});

/** The words of the contact section. */
export const leadFormTexts = group("Contact", "Section de contact, sur toutes les pages.", {
  title: prose("Titre", "Titre de la section de contact.", 100),
  text: prose("Texte", "Une ou deux phrases sous le titre.", 400),
  person: group(
    "Personne",
    "La personne qui lit les messages et reçoit. Sa photo, carrée, se range dans images/avatars, sous le nom contact (.jpg, .png, .webp, .avif) ; sans elle, la marque de l'agence prend sa place.",
    {
      label: prose("Étiquette", "Ce qu'elle fait, au-dessus de son nom.", 40),
      name: prose("Nom", "Nom de la personne qui répond.", 80),
      role: prose("Fonction", "Sa fonction.", 80),
      text: prose("Texte", "Quand elle répond, et comment la joindre.", 160),
      sample: sample("À cocher pour une personne inventée : le site publié la refuse."),
    },
  ),
  booking,
  form,
  success: group("Réussite", "Message affiché après l'envoi.", {
    title: prose("Titre", "Titre du message de réussite.", 60),
    text: prose("Texte", "Texte du message de réussite.", 200),
  }),
  failure: group("Échec", "Message affiché quand l'envoi échoue.", {
    title: prose("Titre", "Titre du message d'échec.", 60),
    text: prose("Texte", "Texte du message d'échec.", 200),
    alternative: prose("Autre moyen", "Comment joindre l'agence autrement.", 240),
  }),
});
