import { z } from "zod";
import { count, prose, url } from "./fields";

/** What is said of every example of a deliverable. */
export const deliverable = z
  .strictObject({
    mark: prose("Marque", "Mots posés une fois sur l'exemple.", 40),
    note: prose("Note", "Dit que l'exemple est inventé.", 120),
  })
  .meta({ title: "Exemples de livrable", description: "Textes communs à tous les exemples." });

/** What the home page weighs, beside the median page of the web. */
export const proof = z
  .strictObject({
    title: prose("Titre", "Titre de la comparaison.", 100),
    text: prose("Texte", "Dit ce qui est comparé, et quand la page a été mesurée.", 300),
    ratio: prose("Rapport", "Mots après le rapport des deux poids, qui est calculé.", 80),
    page: prose("Notre page", "Nom du carré qui représente notre page, sous son poids.", 40),
    kilobytes: count(
      "Poids de notre page",
      "En kilo-octets, tel que le mesure « npm run build », qui avertit quand il a changé.",
      1,
      9999,
    ),
    scale: prose("Échelle", "Ce que vaut un petit carreau.", 80),
    reference: z
      .strictObject({
        label: prose("Nom", "Ce à quoi la page est comparée.", 80),
        kilobytes: count("Poids", "Poids de comparaison, en kilo-octets.", 1, 99999),
        before: prose("Avant la source", "Mots qui précèdent le lien vers la source.", 200),
        source: prose("Source", "Étude et année.", 120),
        url: url("Adresse", "Page de l'étude."),
      })
      .meta({ title: "Comparaison", description: "La page médiane, avec sa source." }),
  })
  .meta({ title: "Poids de la page", description: "Ce que pèse la page d'accueil." });
