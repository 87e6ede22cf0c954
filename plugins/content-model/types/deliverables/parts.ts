import { z } from "zod";
import { prose } from "../fields";

/** A few words inside a deliverable: a name, a cell, a button. */
export const words = (title: string, description: string) => prose(title, description, 80);

/** A sentence or two inside a deliverable. */
export const sentence = (title: string, description: string) => prose(title, description, 240);

/** Headings of a table's columns, from left to right. */
export const columns = (count: number) =>
  z
    .array(prose("Colonne", "Titre d'une colonne.", 40))
    .length(count)
    .meta({
      title: "Colonnes",
      description: `Titres des ${count} colonnes, de gauche à droite.`,
    });

/** A name and its value, as in a list of facts. */
export const fact = z.strictObject({
  label: words("Libellé", "Ce dont il s'agit."),
  value: words("Valeur", "Ce qui en est dit."),
});

/** What every deliverable stands under: the heading of its band. */
export const deliverableHeading = {
  title: prose("Titre", "Titre de la section : ce que le client reçoit.", 80),
  text: prose("Texte", "Une ou deux phrases à côté du titre.", 320),
  caption: prose(
    "Légende",
    "De qui et de quand est l'exemple ; la marque « Exemple de livrable » la précède.",
    160,
  ),
};

/** Whether one example, and no more, stands beside the heading. */
export const holdsOneExample = (deliverable: object) =>
  Object.keys(deliverable).filter((key) => !(key in deliverableHeading)).length === 1;

/** Shown to editors when there is none, or several. */
export const ONE_EXAMPLE = "Gardez un seul exemple, et un, sous « deliverable ».";
