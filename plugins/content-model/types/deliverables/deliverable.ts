import { z } from "zod";
import { group, listOf, prose } from "../fields";
import { ERRORS } from "../rules";
import { chart } from "./chart";
import { document } from "./document";
import { notes } from "./notes";
import { picture } from "./picture";
import { range } from "./range";
import { squares } from "./squares";
import { steps } from "./steps";
import { table } from "./table";
import { thread } from "./thread";

/** What a client receives, shown: a heading, and blocks that any page may use. */
export const deliverable = group(
  "Exemple de livrable",
  "Ce que le client reçoit, montré en grand (facultatif), bloc par bloc.",
  {
    title: prose("Titre", "Titre de la section : ce que le client reçoit.", 80),
    text: prose("Texte", "Une ou deux phrases à côté du titre.", 320),
    caption: prose("Légende", "De qui et de quand est l'exemple, à côté de sa marque.", 160),
    blocks: listOf(
      z.discriminatedUnion(
        "type",
        [table, thread, document, picture, chart, range, squares, steps, notes],
        ERRORS.group,
      ),
      [1, 12],
      "Blocs",
      "De 1 à 12 blocs, de gauche à droite puis de haut en bas.",
    ),
  },
).meta({ typeName: "Deliverable" });
