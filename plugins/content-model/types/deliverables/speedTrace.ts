import { z } from "zod";
import { choice, count, verbatim } from "../fields";
import { columns, fact, sentence, words } from "./parts";

const request = z
  .strictObject({
    name: verbatim("Fichier", "Nom du fichier.", 40),
    kind: choice("Nature", "Nature du fichier.", ["page", "police", "image", "code"]),
    weight: words("Poids", "Poids transféré."),
    from: count("Début", "Début, en millisecondes.", 0, 10_000),
    to: count("Fin", "Fin, en millisecondes.", 1, 10_000),
  })
  .meta({ title: "Fichier", description: "Ligne de la cascade." });

/** A page, the moments of its arrival, and the trace of what it fetched. */
export const speedTrace = z
  .strictObject({
    page: z
      .strictObject({
        address: verbatim("Adresse", "Adresse de la page.", 60),
        brand: words("Nom", "Nom de l'entreprise."),
        menu: z
          .array(words("Rubrique", "Entrée du menu."))
          .length(3)
          .meta({ title: "Menu", description: "Trois rubriques." }),
        title: words("Titre", "Titre de la page."),
        text: sentence("Texte", "Texte sous le titre."),
        action: words("Bouton", "Bouton de la page."),
      })
      .meta({ title: "Page", description: "La page telle qu'elle s'affiche." }),
    momentsTitle: words("Titre des instants", "Titre de la suite d'images."),
    moments: z
      .array(
        z
          .strictObject({
            at: words("Instant", "Temps écoulé."),
            what: words("Quoi", "Ce qui est affiché."),
          })
          .meta({ title: "Instant", description: "Un instant du chargement." }),
      )
      .length(4)
      .meta({ title: "Instants", description: "Quatre instants, du vide à la page entière." }),
    traceTitle: words("Titre de la trace", "Titre de la cascade."),
    columns: columns(3),
    requests: z
      .array(request)
      .min(3)
      .max(10)
      .meta({ title: "Fichiers", description: "De 3 à 10 fichiers." }),
    duration: count("Durée", "Durée montrée, en millisecondes.", 100, 10_000),
    paint: count("Affichage", "Instant du plus grand élément, en millisecondes.", 0, 10_000),
    paintLabel: words("Repère", "Libellé de cet instant."),
    totals: z
      .array(fact.meta({ title: "Total", description: "Un total." }))
      .length(4)
      .meta({ title: "Totaux", description: "Quatre totaux." }),
  })
  .meta({
    title: "Page et trace de vitesse",
    description: "Une page, son arrivée à l'écran et ses fichiers.",
    typeName: "SpeedTrace",
  });
