import { group, prose } from "./fields";

const digest = group("Bilan", "Courriel quotidien de bilan.", {
  subject: prose("Objet", "Objet du bilan quotidien, suivi de la date.", 120),
  received: prose("Reçus", "Nombre de messages reçus.", 80),
  sent: prose("Transmis", "Nombre de messages transmis.", 80),
  pending: prose("En attente", "Nombre de messages en attente.", 80),
  quarantined: prose("Quarantaine", "Nombre de messages mis de côté.", 80),
  dead: prose("Abandonnés", "Nombre de messages abandonnés.", 80),
  withinDay: prose("Promesse", "Mots devant la part des réponses données en 24 heures.", 80),
  days: prose("Jours", "Mot derrière le nombre de jours d'une période.", 40),
  median: prose("Délai", "Mots devant le délai médian de réponse.", 80),
  oldest: prose("Plus ancien", "Âge du plus ancien message en attente.", 80),
  weekFiles: prose("Fichiers", "Ce que contiennent les fichiers joints du lundi.", 300),
  posts: prose("Webhook", "Nombre d'envois qui attendent votre outil.", 80),
  quarantineTitle: prose("Titre", "Titre de la liste des messages mis de côté.", 120),
  release: prose("Lien", "Lien qui montre un message mis de côté.", 80),
  more: prose("Autres", "Mots devant le nombre de messages non affichés.", 120),
  releaseHint: prose("Aide", "Comment transmettre un message mis de côté.", 200),
  nothing: prose("Rien", "Mot affiché quand une liste est vide.", 40),
});

const reminder = group("Rappel", "À l'équipe, quand un message attend sa réponse.", {
  subject: prose("Objet", "Début de l'objet, suivi du nombre d'heures et du nom.", 80),
  text: prose("Texte", "Première phrase du rappel.", 300),
});

/** Tells the team what needs a person. */
const alert = (title: string, description: string) =>
  group(title, description, {
    subject: prose("Objet", "Objet du courriel d'alerte.", 120),
    text: prose("Texte", "Ce qui s'est passé, et que faire.", 600),
  });

/** The words of the mails that the agency receives. */
export const leadMail = group("Courriels", "Courriels que l'agence reçoit du site.", {
  subject: prose("Objet", "Début de l'objet, suivi du nom du visiteur.", 80),
  received: prose("Réception", "Mot devant la date de réception.", 40),
  reference: prose("Référence", "Mot devant la référence du message.", 40),
  notStored: prose("Non conservé", "Avertissement quand le message n'a pu être stocké.", 240),
  suspicious: prose("Suspect", "Avertissement sur un message douteux.", 240),
  context: prose("Version de test", "Mots devant le nom d'une version de test.", 120),
  answered: prose("Lien de réponse", "Lien qui note qu'un message a sa réponse.", 80),
  alertSubject: prose("Objet de l'alerte", "Objet du courriel d'alerte.", 120),
  alertText: prose("Texte de l'alerte", "Texte du courriel d'alerte.", 600),
  alertWebhook: prose("Webhook abandonné", "Texte de l'alerte sur les envois au webhook.", 600),
  webhookStopped: alert("Webhook arrêté", "À l'équipe, quand le webhook répond 410."),
  hostRefused: alert("Hôte injoignable", "À l'équipe, quand un hôte ne reçoit pas un courriel."),
  digest,
  reminder,
});
