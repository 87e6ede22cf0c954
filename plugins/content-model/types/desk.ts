import { z } from "zod";
import { deskAccount } from "./deskAccount";
import { deskAppointments } from "./deskAppointments";
import { deskFigures } from "./deskFigures";
import { deskLead, deskMessages } from "./deskMessages";
import { deskOutcome } from "./deskBlocks";
import { prose } from "./fields";

const page = z
  .strictObject({
    title: prose("Titre", "Titre de l'onglet.", 60),
    loading: prose("Chargement", "Texte pendant que l'espace s'ouvre.", 80),
    noScript: prose("Sans JavaScript", "Texte quand JavaScript est coupé.", 200),
  })
  .meta({ title: "Page", description: "Page /equipe." });

const signIn = z
  .strictObject({
    title: prose("Titre", "Titre de la page de connexion.", 80),
    text: prose("Texte", "Comment on se connecte.", 300),
    email: prose("E-mail", "Libellé du champ.", 60),
    invalid: prose("Erreur", "Message quand l'adresse n'est pas valable.", 160),
    submit: prose("Bouton", "Bouton qui demande le lien.", 60),
    submitting: prose("Bouton, pendant l'envoi", "Bouton pendant l'envoi.", 60),
    sent: deskOutcome("Lien demandé", "Même réponse pour toutes les adresses."),
    again: prose("Recommencer", "Bouton qui revient au formulaire.", 60),
    confirm: deskOutcome("Confirmation", "Page du lien reçu."),
    enter: prose("Entrer", "Bouton qui ouvre la session.", 60),
    expired: deskOutcome("Lien périmé", "Le lien a déjà servi ou a plus de 15 minutes."),
    tooMany: deskOutcome("Trop d'essais", "Cinq essais par heure."),
    over: prose(
      "Session terminée",
      "Note au-dessus du formulaire quand la session a pris fin.",
      200,
    ),
  })
  .meta({ title: "Connexion", description: "Connexion par lien envoyé par courriel." });

const shell = z
  .strictObject({
    name: prose("Nom", "Nom de l'espace, à côté du logo.", 40),
    navigation: prose("Menu", "Nom du menu.", 60),
    messages: prose("Messages", "Lien vers les messages.", 40),
    appointments: prose("Rendez-vous", "Lien vers les rendez-vous.", 40),
    figures: prose("Chiffres", "Lien vers les chiffres.", 40),
    account: prose("Compte", "Lien vers les sessions et le journal.", 40),
    signOut: prose("Déconnexion", "Bouton de déconnexion.", 40),
    loading: prose("Chargement", "Texte lu pendant un chargement.", 60),
    retry: prose("Réessayer", "Bouton après un échec.", 40),
    close: prose("Fermer", "Bouton qui ferme.", 40),
    undo: prose("Annuler", "Bouton qui défait la dernière action.", 40),
    undone: prose("Défait", "Message après avoir défait.", 80),
    undoFailed: prose("Non défait", "Message quand défaire échoue.", 160),
    notices: prose("Avis", "Nom de la zone des avis.", 40),
    failed: deskOutcome("Échec", "Quand le serveur ne répond pas."),
    unknown: deskOutcome("Introuvable", "Quand l'élément n'existe plus."),
    stale: prose("Données anciennes", "Note quand l'actualisation échoue.", 160),
    offline: prose("Hors ligne", "Bandeau hors ligne.", 160),
    changeFailed: prose("Changement refusé", "Message quand un changement échoue.", 160),
    changeOffline: prose(
      "Changement hors ligne",
      "Message quand un changement part sans réseau.",
      160,
    ),
  })
  .meta({ title: "Cadre", description: "Menu, avis et états communs." });

/** The words of the team's desk: the single file `content/desk.yaml`. */
export const desk = z
  .strictObject({
    page,
    signIn,
    shell,
    messages: deskMessages,
    lead: deskLead,
    appointments: deskAppointments,
    figures: deskFigures,
    account: deskAccount,
  })
  .meta({ title: "Espace équipe", description: "Textes de l'espace équipe, /equipe." });
