import { z } from "zod";
import { deskCount, deskOutcome } from "./deskBlocks";
import { prose } from "./fields";

const standings = z
  .strictObject({
    toAnswer: prose("À répondre", "Message sans réponse.", 40),
    answered: prose("Répondu", "Message qui a sa réponse.", 40),
    untracked: prose("Non suivi", "Message arrivé avant le suivi des réponses.", 40),
    quarantine: prose("Quarantaine", "Message suspect.", 40),
  })
  .meta({ title: "États", description: "Noms des états d'un message." });

/** The list of messages. */
export const deskMessages = z
  .strictObject({
    title: prose("Titre", "Titre de l'écran.", 60),
    search: prose("Recherche", "Libellé du champ de recherche.", 60),
    searchHint: prose("Aide", "Exemple dans le champ de recherche.", 80),
    clearSearch: prose("Effacer", "Bouton qui vide la recherche.", 40),
    standing: prose("État", "Nom du filtre des états.", 40),
    standings,
    all: prose("Tous", "Tous les états.", 40),
    source: prose("Page d'origine", "Nom du filtre des pages.", 40),
    anySource: prose("Toutes les pages", "Toutes les pages.", 40),
    noSource: prose("Page inconnue", "Quand la page n'est pas connue.", 40),
    home: prose("Accueil", "Nom de la page d'accueil.", 40),
    period: prose("Période", "Nom du filtre de période.", 40),
    anyPeriod: prose("Toujours", "Toute la durée.", 40),
    lastDays: prose("Derniers jours", "Mots après 7, 30 ou 90.", 40),
    found: deskCount("Messages", "Mot après le nombre de messages."),
    export: prose("Exporter", "Lien qui télécharge les messages.", 60),
    previous: prose("Précédents", "Page précédente de la liste.", 40),
    next: prose("Suivants", "Page suivante de la liste.", 40),
    pages: prose("Pages", "Nom des boutons de page.", 40),
    nothing: deskOutcome("Rien à répondre", "Tout le monde a sa réponse."),
    noMatch: deskOutcome("Aucun résultat", "Les filtres ne laissent rien."),
    clearFilters: prose("Ôter les filtres", "Bouton.", 60),
    noneYet: deskOutcome("Aucun message", "Aucun message n'est encore arrivé."),
    choose: deskOutcome("Aucun message choisi", "À droite de la liste."),
    left: prose("Reste", "Mot devant le temps qui reste avant 24 heures.", 40),
    late: prose("Retard", "Mots devant le temps de retard.", 40),
    answeredIn: prose("Répondu en", "Mots devant le temps de réponse.", 40),
    mailPending: prose("Courriel en attente", "Le courriel n'est pas encore parti.", 60),
    mailGivenUp: prose("Courriel abandonné", "Le courriel n'a pas pu partir.", 60),
    notes: deskCount("Notes", "Mot après le nombre de notes."),
  })
  .meta({ title: "Messages", description: "Liste des messages." });

const acts = z
  .strictObject({
    received: prose("Reçu", "Message reçu.", 80),
    released: prose("Sorti", "Sorti de quarantaine.", 80),
    quarantined: prose("Mis en quarantaine", "Mis en quarantaine.", 80),
    resent: prose("Renvoyé", "Courriel renvoyé.", 80),
    answered: prose("Répondu", "Marqué comme répondu.", 80),
    answeredByLink: prose("Répondu par le lien", "Marqué par le lien du courriel.", 80),
    unanswered: prose("À répondre", "Remis à répondre.", 80),
    noted: prose("Note", "Note écrite.", 80),
    noteRemoved: prose("Note retirée", "Note retirée.", 80),
    cancelled: prose("Annulé", "Rendez-vous annulé.", 80),
    moved: prose("Déplacé", "Rendez-vous déplacé.", 80),
    erased: prose("Effacé", "Personne effacée.", 80),
    exported: prose("Exporté", "Fichier exporté.", 80),
  })
  .meta({ title: "Journal", description: "Ce qui a été fait." });

/** One message. */
export const deskLead = z
  .strictObject({
    back: prose("Retour", "Lien vers la liste, sur téléphone.", 60),
    reply: prose("Écrire", "Lien qui ouvre le courriel.", 60),
    replySubject: prose("Objet", "Objet du courriel de réponse.", 80),
    call: prose("Appeler", "Lien qui appelle.", 40),
    visit: prose("Voir le site", "Lien vers le site du visiteur.", 60),
    answered: prose("Marquer répondu", "Bouton.", 60),
    unanswered: prose("Remettre à répondre", "Bouton.", 60),
    release: prose("Sortir de quarantaine", "Bouton.", 60),
    quarantine: prose("Mettre en quarantaine", "Bouton.", 60),
    resend: prose("Renvoyer le courriel", "Bouton.", 60),
    erase: prose("Effacer la personne", "Bouton.", 60),
    more: prose("Autres actions", "Bouton du menu.", 60),
    received: prose("Reçu", "Mot devant la date.", 40),
    from: prose("Depuis", "Mot devant la page.", 40),
    message: prose("Message", "Titre du message.", 40),
    suspicion: prose("Indices", "Mots devant les indices de spam.", 80),
    failures: prose("Échecs", "Titre des essais d'envoi.", 80),
    notes: prose("Notes", "Titre des notes.", 40),
    note: prose("Nouvelle note", "Libellé du champ.", 60),
    noteHint: prose("Aide", "Qui lit les notes.", 120),
    addNote: prose("Ajouter", "Bouton.", 40),
    removeNote: prose("Retirer", "Bouton qui retire une note.", 60),
    history: prose("Historique", "Titre de l'historique.", 40),
    acts,
    someone: prose("Quelqu'un", "Quand le nom n'est pas connu.", 40),
    done: z
      .strictObject({
        released: prose("Sorti", "Avis après l'action.", 120),
        quarantined: prose("Mis en quarantaine", "Avis après l'action.", 120),
        resent: prose("Renvoi", "Avis avant le renvoi, qu'on peut encore annuler.", 120),
        answered: prose("Répondu", "Avis après l'action.", 120),
        unanswered: prose("À répondre", "Avis après l'action.", 120),
        noted: prose("Note", "Avis après l'action.", 120),
        noteRemoved: prose("Note retirée", "Avis après l'action.", 120),
        erasing: prose("Effacement", "Avis avant l'effacement, qu'on peut encore annuler.", 120),
        erased: prose("Effacé", "Avis après l'effacement.", 120),
      })
      .meta({ title: "Avis", description: "Avis après une action." }),
    conflict: deskOutcome("Changé entre-temps", "Quand quelqu'un d'autre était plus rapide."),
    redo: prose("Refaire", "Bouton qui refait la modification.", 60),
    leave: prose("Laisser", "Bouton qui laisse la modification de l'autre.", 60),
    eraseText: prose("Effacement", "Ce que l'effacement fait.", 320),
    eraseLeads: deskCount("Messages", "Mot après le nombre de messages effacés."),
    eraseAppointments: deskCount("Rendez-vous", "Mot après le nombre de rendez-vous effacés."),
    eraseAction: prose("Effacer", "Bouton qui efface.", 60),
  })
  .meta({ title: "Message", description: "Un message." });
