import { count, group, href, markdown, prose } from "./fields";

/** What is said of every example of a deliverable. */
export const deliverable = group("Exemples de livrable", "Textes communs à tous les exemples.", {
  mark: prose("Marque", "Mots posés une fois sur l'exemple.", 40),
  note: prose("Note", "Dit que l'exemple est inventé.", 120),
});

/** What the home page weighs, beside the median page of the web. */
export const proof = group("Poids de la page", "Ce que pèse la page d'accueil.", {
  title: prose("Titre", "Titre de la comparaison.", 100),
  text: markdown("Texte", "Ce qui est comparé, la date de la mesure et la source.", 500),
  ratio: prose("Rapport", "Mots après le rapport des deux poids, qui est calculé.", 80),
  page: prose("Notre page", "Nom du carré qui représente notre page, sous son poids.", 40),
  kilobytes: count("Poids de notre page", "En ko ; le build avertit s'il a changé.", 1, 9999),
  href: href("Cible", "La page qui montre la comparaison et sa source ; l'accueil y mène."),
  reference: group("Comparaison", "La page médiane du web.", {
    label: prose("Nom", "Ce à quoi la page est comparée.", 80),
    kilobytes: count("Poids", "Poids de comparaison, en kilo-octets.", 1, 99999),
  }),
});
