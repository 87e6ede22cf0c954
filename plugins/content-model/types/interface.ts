import { z } from "zod";
import { seo } from "./blocks";
import { choice, group, href, listOf, markdown, prose, verbatim } from "./fields";
import { leadFormTexts } from "./interfaceForm";
import { leadMail } from "./interfaceMail";
import { deliverable, proof } from "./interfaceProof";

const link = group("Lien", "Lien du pied de page.", {
  label: prose("Libellé", "Texte du lien.", 60),
  href: href("Cible", "Page (/services/seo-geo), ancre (#contact) ou adresse complète."),
}).meta({ typeName: "InterfaceLink" });

const accessibility = group("Accessibilité", "Textes lus par les lecteurs d'écran.", {
  skipLink: prose("Lien d'évitement", "Premier lien de la page, qui saute le menu.", 60),
  mainNavigation: prose("Menu principal", "Nom du menu sur grand écran.", 60),
  mobileNavigation: prose("Menu mobile", "Nom du panneau sur téléphone.", 60),
  breadcrumb: prose("Fil d'Ariane", "Nom du chemin vers la page.", 60),
  homeLink: prose("Logo", "Nom du lien vers l'accueil.", 80),
  openMenu: prose("Ouvrir", "Nom du bouton qui ouvre le menu.", 60),
  closeMenu: prose("Fermer", "Nom du bouton qui ferme le menu.", 60),
  pause: prose("Pause", "Nom du bouton qui arrête un défilement.", 60),
  play: prose("Lecture", "Nom du bouton qui relance un défilement.", 60),
  previousSlide: prose("Précédente", "Nom du bouton vers la carte précédente.", 60),
  nextSlide: prose("Suivante", "Nom du bouton vers la carte suivante.", 60),
  carouselFirst: prose("Premier carrousel", "Nom du premier carrousel de services.", 80),
  carouselSecond: prose("Second carrousel", "Nom du second carrousel de services.", 80),
  rating: prose("Note", "Mots lus après le nombre d'étoiles.", 60),
  testimonialAvatar: prose("Portrait", "Texte lu à la place d'un portrait.", 80),
  closeNotice: prose("Fermer le message", "Nom du bouton qui ferme un message.", 60),
});

const navigation = group("Navigation", "Menus de l'en-tête.", {
  home: prose("Accueil", "Lien vers l'accueil.", 40),
  services: prose("Services", "Menu des services.", 40),
  sectors: prose("Secteurs", "Menu des secteurs.", 40),
  contact: prose("Contact", "Bouton vers le contact.", 40),
  allServices: prose("Tous les services", "Liste des services, sur téléphone.", 60),
});

const footer = group("Pied de page", "Textes du pied de page.", {
  explore: prose("Explorer", "Titre de la colonne de liens.", 40),
  links: listOf(link, [1, 8], "Liens", "Liens de la colonne « Explorer »."),
  contact: prose("Contact", "Titre de la colonne des coordonnées.", 40),
  legal: prose("Informations légales", "Titre des liens légaux.", 60),
  social: prose("Réseaux sociaux", "Titre des icônes de réseaux.", 40),
  copyright: prose("Droits", "Ligne de droits d'auteur.", 120),
});

const service = group("Pages de service", "Textes communs aux pages de service.", {
  terms: prose("Conditions", "Titre des conditions du service.", 80),
  price: prose("Prix", "Titre du prix pour commencer.", 60),
  steps: prose("Livraisons", "Titre de ce qui est livré, et quand.", 60),
  notDone: prose("Ce qui n'est pas fait", "Titre de ce que le service ne comprend pas.", 60),
  contract: markdown(
    "Contrat",
    "Lien vers le contrat type, sous le prix (facultatif).",
    160,
  ).optional(),
  features: prose("Atouts", "Titre des cartes d'atouts.", 80),
  faq: prose("Questions", "Titre des questions fréquentes.", 80),
  sectors: prose("Secteurs", "Titre des secteurs liés.", 100),
  previous: prose("Précédent", "Lien vers le service précédent.", 60),
  next: prose("Suivant", "Lien vers le service suivant.", 60),
});

const sector = group("Pages de secteur", "Textes communs aux pages de secteur.", {
  benefits: prose("Bénéfices", "Titre des cartes de bénéfices.", 80),
  faq: prose("Questions", "Titre des questions fréquentes.", 80),
  services: prose("Services", "Titre des services liés.", 100),
  logos: prose("Logos", "Titre de la rangée de logos.", 100),
  sampleLogos: prose("Logos d'exemple", "Leur titre, tant que l'un d'eux est un exemple.", 100),
  previous: prose("Précédent", "Lien vers le secteur précédent.", 60),
  next: prose("Suivant", "Lien vers le secteur suivant.", 60),
  sampleMark: prose("Marque d'exemple", "Mot posé sur un contenu d'exemple.", 30),
  samplePrice: prose("Marque d'un prix d'exemple", "Mot posé à côté d'un prix d'exemple.", 30),
});

const notFound = group("Page introuvable", "Textes de la page 404.", {
  seo,
  title: verbatim("Titre", "Titre de la page 404, affiché tel quel.", 80),
  titleLanguage: choice("Langue du titre", "Langue du titre, pour la synthèse vocale.", [
    "en",
    "fr",
  ]),
  text: prose("Texte", "Explication sous le titre.", 300),
  home: prose("Accueil", "Lien vers l'accueil.", 60),
  services: prose("Services", "Lien vers les services.", 60),
  contact: prose("Contact", "Lien vers le contact.", 60),
});

const thanks = group("Page de remerciement", "Textes de la page /merci.", {
  seo,
  title: prose("Titre", "Titre de la page de remerciement.", 80),
  text: prose("Texte", "Ce qui va se passer ensuite.", 300),
  next: prose("Suite", "Invitation à poursuivre la visite.", 200),
  home: prose("Accueil", "Lien vers l'accueil.", 60),
  services: prose("Services", "Lien vers les services.", 60),
});

const leadErrorPage = group("Page d'erreur du formulaire", "Réponse sans JavaScript.", {
  title: prose("Titre", "Titre de la page d'erreur du formulaire.", 100),
  invalid: prose("Champs à corriger", "Texte quand un champ est à corriger.", 400),
  unavailable: prose("Envoi impossible", "Texte quand le message n'a pu être gardé.", 400),
  tooLarge: prose("Message trop long", "Texte quand le message est trop volumineux.", 400),
  back: prose("Retour", "Lien vers le site.", 60),
  refused: prose("Refus", "Texte quand l'envoi vient d'une autre adresse.", 400),
});

const answerPage = group("Page « J'ai répondu »", "Page du lien joint à chaque message.", {
  title: prose("Titre", "Titre de la page du lien « J'ai répondu ».", 100),
  text: prose("Texte", "Ce que fait le bouton.", 300),
  received: prose("Réception", "Mots devant la date de réception.", 60),
  action: prose("Bouton", "Texte du bouton.", 60),
  done: prose("Noté", "Texte quand la réponse est notée.", 200),
  already: prose("Déjà noté", "Texte quand la réponse était déjà notée.", 200),
  unknown: prose("Inconnu", "Texte quand le lien ne mène à aucun message.", 300),
  unavailable: prose("Indisponible", "Texte quand rien n'a pu être noté.", 300),
});

const releasePage = group("Page de quarantaine", "Page du lien joint au bilan.", {
  title: prose("Titre", "Titre de la page d'un message en quarantaine.", 100),
  text: prose("Texte", "Ce que fait le bouton.", 300),
  action: prose("Bouton", "Texte du bouton.", 60),
  done: prose("Transmis", "Texte quand le message est transmis.", 200),
  already: prose("Déjà transmis", "Texte quand il l'était déjà.", 200),
  over: prose("Périmé", "Texte quand le lien a plus de 30 jours.", 300),
  unknown: prose("Inconnu", "Texte quand le lien ne mène à aucun message.", 300),
  unavailable: prose("Indisponible", "Texte quand rien n'a pu être fait.", 300),
});

/** The words of the controls, shared by all pages: the single file `content/interface.yaml`. */
export const interfaceTexts = group(
  "Textes de l'interface",
  "Boutons, menus, formulaire et messages.",
  {
    accessibility,
    navigation,
    footer,
    contact: leadFormTexts,
    service,
    sector,
    deliverable,
    proof,
    notFound,
    thanks,
    leadErrorPage,
    answerPage,
    releasePage,
    mail: leadMail,
  },
);

/** The texts of `content/interface.yaml`. */
export type InterfaceTexts = z.infer<typeof interfaceTexts>;
