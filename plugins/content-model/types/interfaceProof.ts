import { z } from "zod";
import { count, prose, url } from "./fields";

/** What is said of every example of a deliverable. */
export const deliverable = z
  .strictObject({
    mark: prose("Marque", "Mots posés une fois sur l'exemple.", 40),
    note: prose("Note", "Dit que l'exemple est inventé.", 120),
  })
  .meta({ title: "Exemples de livrable", description: "Textes communs à tous les exemples." });

/** The band that measures the page in the visitor's browser, beside a median page. */
export const proof = z
  .strictObject({
    title: prose("Titre", "Titre de la mesure.", 100),
    text: prose("Texte", "Dit d'où viennent les chiffres, mesurés pendant la visite.", 300),
    builtText: prose(
      "Texte sans JavaScript",
      "Dit d'où viennent les chiffres, alors ceux de la publication.",
      300,
    ),
    page: prose("Cette page", "Nom du carré qui représente la page, sous son poids.", 40),
    scale: prose("Échelle", "Ce que vaut un petit carreau.", 80),
    labels: z
      .strictObject({
        paint: prose("Affichage", "Temps jusqu'au plus grand élément affiché.", 80),
        load: prose(
          "Chargement",
          "Temps de chargement du reste, une fois l'essentiel affiché.",
          80,
        ),
        requests: prose("Requêtes", "Nombre de fichiers demandés.", 80),
        thirdParties: prose("Tiers", "Nombre de fichiers venus d'un autre site.", 80),
        cookies: prose("Cookies", "Nombre de cookies posés.", 80),
      })
      .meta({ title: "Légendes", description: "Ce que chaque chiffre mesure." }),
    reference: z
      .strictObject({
        label: prose("Nom", "Ce à quoi la page est comparée.", 80),
        weight: prose("Poids", "Poids de comparaison, tel qu'il s'affiche.", 20),
        kilobytes: count("Poids en Ko", "Le même, en kilo-octets : il donne l'échelle.", 1, 99999),
        before: prose("Avant la source", "Mots qui précèdent le lien vers la source.", 200),
        source: prose("Source", "Étude et année.", 120),
        url: url("Adresse", "Page de l'étude."),
      })
      .meta({ title: "Comparaison", description: "La page médiane, avec sa source." }),
  })
  .meta({ title: "Mesure en direct", description: "Ce que pèse la page que l'on lit." });
