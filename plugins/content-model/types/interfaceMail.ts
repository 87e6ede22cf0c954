import { group, prose } from "./fields";

const signals = group("Motifs", "Pourquoi un message est mis de côté.", {
  honeypot: prose("Piège", "Le champ caché était rempli.", 80),
  noPass: prose("Sans script", "Envoyé sans laissez-passer.", 80),
  forgedPass: prose("Falsifié", "Laissez-passer que le site n'a pas signé.", 80),
  fast: prose("Trop vite", "Rempli en moins d'une seconde.", 80),
  links: prose("Liens", "Au moins trois liens dans le message.", 80),
  markup: prose("Balises", "Liens écrits en balises.", 80),
  linkInName: prose("Lien en guise de nom", "Adresse dans le champ du nom.", 80),
  foreignScript: prose("Écriture", "Surtout ni latine ni grecque.", 80),
});

const webhook = group("Webhook", "Ce qui ne va pas avec le webhook.", {
  url: prose("Adresse", "L'adresse du webhook ne peut pas servir.", 200),
  secret: prose("Secret", "Le secret du webhook ne peut pas servir.", 200),
  stopped: prose("Arrêté", "Le webhook a répondu 410.", 120),
  waiting: prose("En attente", "Mots devant le nombre d'envois en attente.", 80),
  givenUp: prose("Abandonnés", "Mots devant le nombre d'envois abandonnés.", 80),
  reasons: group("Raisons", "Pourquoi un envoi n'est pas arrivé.", {
    certificate: prose("Certificat", "Son certificat n'est pas valable.", 80),
    timeout: prose("Lenteur", "Il ne répond pas à temps.", 80),
    redirect: prose("Redirection", "Il renvoie vers une autre adresse.", 80),
    refused: prose("Refus", "Mots devant le code d'erreur qu'il répond.", 80),
    unreachable: prose("Injoignable", "Il ne répond pas.", 80),
  }),
});

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
  webhook,
  quarantineTitle: prose("Titre", "Titre de la liste des messages mis de côté.", 120),
  why: prose("Motif", "Mots devant les motifs d'une mise de côté.", 40),
  signals,
  release: prose("Lien", "Lien qui montre un message mis de côté.", 80),
  more: prose("Autres", "Mots devant le nombre de messages non affichés.", 120),
  releaseHint: prose("Aide", "Comment transmettre un message mis de côté.", 200),
  nothing: prose("Rien", "Mot affiché quand une liste est vide.", 40),
});

const reminder = group("Rappel", "À l'équipe, quand un message attend sa réponse.", {
  subject: prose("Objet", "Début de l'objet, suivi du nombre d'heures et du nom.", 80),
  text: prose("Texte", "Première phrase du rappel.", 300),
});

const webhookStopped = group("Webhook arrêté", "À l'équipe, quand le webhook répond 410.", {
  subject: prose("Objet", "Objet du courriel d'alerte.", 120),
  text: prose("Texte", "Ce qui s'est arrêté, et comment reprendre.", 600),
});

/** The words of the mails that the agency receives. */
export const leadMail = group("Courriels", "Courriels que l'agence reçoit du site.", {
  subject: prose("Objet", "Début de l'objet, suivi du nom du visiteur.", 80),
  received: prose("Réception", "Mot devant la date de réception.", 40),
  reference: prose("Référence", "Mot devant la référence du message.", 40),
  notStored: prose("Non conservé", "Avertissement quand le message n'a pu être stocké.", 240),
  suspicious: prose("Suspect", "Avertissement sur un message douteux.", 240),
  asciiWebsite: prose("Nom réel du site", "Mots devant la forme technique d'une adresse.", 80),
  context: prose("Version de test", "Mots devant le nom d'une version de test.", 120),
  answered: prose("Lien de réponse", "Lien qui note qu'un message a sa réponse.", 80),
  alertSubject: prose("Objet de l'alerte", "Objet du courriel d'alerte.", 120),
  alertText: prose("Texte de l'alerte", "Texte du courriel d'alerte.", 600),
  alertWebhook: prose("Webhook abandonné", "Texte de l'alerte sur les envois au webhook.", 600),
  webhookStopped,
  digest,
  reminder,
});
