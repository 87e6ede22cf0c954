import { z } from "zod";
import { choice, count, verbatim } from "../fields";
import { sentence, words } from "./parts";

const shot = z
  .strictObject({
    frame: choice("Dessin", "Dessin du plan.", [
      "vitrine",
      "visage",
      "rabot",
      "copeaux",
      "violon",
      "archet",
    ]),
    time: verbatim("Temps", "Début et fin du plan.", 20),
    title: words("Plan", "Valeur du plan."),
    picture: sentence("Image", "Ce que l'on voit."),
    voice: sentence("Son", "Ce que l'on entend."),
  })
  .meta({ title: "Plan", description: "Une case du storyboard." });

const cut = z
  .strictObject({
    name: words("Version", "Nom de la version."),
    format: choice("Format", "Proportions de l'image.", ["16:9", "9:16", "1:1"]),
    place: words("Diffusion", "Où elle paraît."),
    length: words("Durée", "Durée en clair."),
    parts: z
      .array(
        z
          .strictObject({
            from: count("Début", "Première seconde.", 0, 600),
            to: count("Fin", "Dernière seconde.", 1, 600),
          })
          .meta({ title: "Extrait", description: "Passage du film repris." }),
      )
      .min(1)
      .max(6)
      .meta({ title: "Extraits", description: "Passages du film repris dans cette version." }),
  })
  .meta({ title: "Version", description: "Une version tirée du film." });

/** The shots of a film, drawn, and the versions that are cut from it. */
export const storyboard = z
  .strictObject({
    shots: z.array(shot).length(6).meta({ title: "Plans", description: "Les six plans du film." }),
    voiceLabel: words("Son", "Libellé de la ligne du son."),
    cutsTitle: words("Titre du montage", "Titre de la liste des versions."),
    seconds: count("Durée du film", "Durée du film en secondes.", 1, 600),
    cuts: z
      .array(cut)
      .min(2)
      .max(8)
      .meta({ title: "Versions", description: "De 2 à 8 versions tirées du film." }),
    conclusion: sentence("Conclusion", "Ce qu'une journée de tournage a donné."),
  })
  .meta({
    title: "Storyboard et montages",
    description: "Les plans d'un film et les versions qui en sont tirées.",
    typeName: "Storyboard",
  });
