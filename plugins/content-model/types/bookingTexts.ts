import { seo } from "./blocks";
import { bookingMails } from "./bookingMails";
import { group, listOf, prose } from "./fields";
import { fieldTexts, honeypot } from "./formTexts";

/** A page or a passage that says what happened. */
const outcome = (title: string, description: string) =>
  group(title, description, {
    title: prose("Titre", "Titre de la page.", 100),
    text: prose("Texte", "Ce que le visiteur doit savoir.", 400),
  }).meta({ typeName: "BookingOutcome" });

const field = (title: string, description: string) =>
  group(title, description, fieldTexts).meta({ typeName: "BookingField" });

const page = group("Page", "Haut de la page /rendez-vous.", {
  seo,
  kicker: prose("Surtitre", "Quelques mots au-dessus du titre.", 60),
  title: prose("Titre", "Titre de la page /rendez-vous.", 80),
  text: prose("Texte", "Présentation du rendez-vous.", 320),
  gainsTitle: prose("Titre des apports", "Titre de la liste qui suit.", 80),
  gains: listOf(
    prose("Apport", "Ce que le visiteur emporte, en une phrase.", 120),
    [2, 4],
    "Apports",
    "Ce que le visiteur retire de ce rendez-vous.",
  ),
  host: prose("Qui reçoit", "Mots au-dessus du nom de la personne.", 60),
});

const slots = group("Créneaux", "Liste des créneaux libres.", {
  title: prose("Titre", "Titre de la liste des créneaux.", 80),
  about: prose("Durée et lieu", "Mots devant la précision sur les heures.", 60),
  paris: prose("Heure de Paris", "Précision quand les heures sont celles de Paris.", 120),
  elsewhere: prose("Autre fuseau", "Mots devant le nom du fuseau du visiteur.", 120),
  waiting: prose("Attente", "Texte tant que les créneaux ne sont pas là.", 160),
  show: prose("Voir", "Bouton qui affiche les créneaux sans JavaScript.", 60),
  none: prose("Aucun créneau", "Texte quand aucun créneau n'est libre sur la période.", 300),
  unavailable: prose("Agenda muet", "Texte quand l'agenda ne répond pas.", 300),
  more: prose("Autres heures", "Mots après le nombre des autres heures d'un jour.", 40),
  next: prose("Prochains", "Mots au-dessus des trois prochains créneaux.", 60),
  nearest: prose("Plus proches", "Mots au-dessus des créneaux proches d'un créneau pris.", 100),
});

const form = group("Coordonnées", "Champs que le visiteur remplit.", {
  title: prose("Titre", "Titre de la partie des coordonnées.", 80),
  name: field("Nom", "Champ du nom."),
  email: field("E-mail", "Champ de l'adresse e-mail."),
  phone: field("Téléphone", "Champ du téléphone, facultatif."),
  website: field("Site web", "Champ de l'adresse du site, facultatif."),
  subject: field("Sujet", "Champ du sujet, facultatif."),
  slot: prose("Créneau manquant", "Message quand aucun créneau n'est choisi.", 160),
  optional: prose("Facultatif", "Mot après le nom d'un champ facultatif.", 40),
  honeypot,
  submit: prose("Réserver", "Bouton d'envoi ; le créneau choisi s'y ajoute.", 60),
  privacy: prose("Confidentialité", "Note sous le bouton, devant son lien.", 200),
  privacyLink: prose("Lien", "Lien vers la politique de confidentialité.", 80),
});

const manage = group("Gérer", "Page qui confirme, déplace ou annule un rendez-vous.", {
  title: prose("Titre", "Titre de la page d'un rendez-vous.", 80),
  move: prose("Déplacer", "Titre de la liste des autres créneaux.", 80),
  moveAction: prose("Bouton déplacer", "Bouton qui déplace le rendez-vous.", 60),
  cancel: prose("Annuler", "Titre de la partie qui annule.", 80),
  cancelText: prose("Précision", "Ce que fait l'annulation.", 240),
  cancelAction: prose("Bouton annuler", "Bouton qui annule le rendez-vous.", 60),
  confirmAction: prose("Bouton confirmer", "Bouton qui confirme le rendez-vous.", 60),
  again: prose("Recommencer", "Lien vers la prise de rendez-vous.", 60),
});

const outcomes = group("Réponses", "Ce que le site répond.", {
  booked: outcome("Réservé", "Le rendez-vous est pris."),
  toConfirm: outcome("À confirmer", "Le créneau attend une confirmation par courriel."),
  confirm: outcome("Confirmer", "Page du lien de confirmation, avant le clic."),
  moved: outcome("Déplacé", "Le rendez-vous est déplacé."),
  cancelled: outcome("Annulé", "Le rendez-vous est annulé."),
  taken: outcome("Pris", "Le créneau vient d'être pris ou n'est plus proposé."),
  invalid: outcome("À corriger", "Un champ est à corriger."),
  limit: outcome("Limite", "La personne a déjà deux rendez-vous."),
  tooMany: outcome("Trop de demandes", "Trop de demandes en peu de temps."),
  over: outcome("Passé", "Le rendez-vous a eu lieu ou sa demande a expiré."),
  unknown: outcome("Lien inconnu", "Le lien n'est pas le bon."),
  unavailable: outcome("Panne", "La réservation n'a pu être enregistrée."),
  refused: outcome("Refus", "L'envoi vient d'une autre adresse."),
});

/** The words of booking: page, form, answers and mails. */
export const bookingTexts = group("Textes", "Textes de la prise de rendez-vous.", {
  page,
  slots,
  form,
  manage,
  outcomes,
  mails: bookingMails,
});
