import { group, prose } from "./fields";

const mail = (title: string, description: string) =>
  group(title, description, {
    subject: prose("Objet", "Objet du courriel, suivi de la date.", 100),
    text: prose("Texte", "Première phrase du courriel.", 400),
  }).meta({ typeName: "BookingMail" });

/** The mails about an appointment. */
export const bookingMails = group("Courriels", "Courriels d'un rendez-vous.", {
  summary: prose("Nom du rendez-vous", "Titre dans l'agenda, suivi des deux noms.", 100),
  booked: mail("Invitation", "Au visiteur, quand le rendez-vous est pris."),
  hostBooked: mail("Invitation interne", "À la personne qui reçoit."),
  confirm: mail("Confirmation", "Au visiteur, quand il doit confirmer."),
  moved: mail("Déplacement", "Quand le rendez-vous est déplacé."),
  cancelled: mail("Annulation", "Quand le rendez-vous est annulé."),
  reminderDay: mail("Rappel de la veille", "Vingt-quatre heures avant."),
  reminderHour: mail("Rappel", "Une heure avant."),
  calendarSilent: mail(
    "Agenda muet",
    "À l'équipe, quand un agenda ne répond pas depuis une heure, ou jamais.",
  ),
  calendarUnread: mail(
    "Événements illisibles",
    "À l'équipe, quand un agenda a des événements illisibles.",
  ),
  when: prose("Quand", "Mot devant la date et l'heure.", 40),
  where: prose("Où", "Mot devant l'adresse de la visioconférence.", 40),
  host: prose("Avec", "Mot devant le nom de la personne qui reçoit.", 40),
  zone: prose("Fuseau", "Précision après l'heure.", 60),
  manage: prose("Gérer", "Lien qui déplace ou annule.", 80),
  google: prose("Google", "Lien vers Google Agenda.", 60),
  outlook: prose("Outlook", "Lien vers Outlook.", 60),
});
