import { z } from "zod";
import { choice, count, group, prose } from "../fields";

/** A few words inside a deliverable: a name, a cell, a button. */
export const words = (title: string, description: string) => prose(title, description, 80);

/** A sentence or two inside a deliverable. */
export const sentence = (title: string, description: string) => prose(title, description, 240);

/** Yes, or absent. Not a boolean: the CMS writes each of those into the file, `false` too. */
export const flag = (title: string, description: string) =>
  choice(title, description, ["oui"]).optional();

export const mark = count("Repère", "Numéro de la note qui s'y rapporte (facultatif).", 1, 9).meta({
  noted: true,
});

/** What every block has: its place, what it is on, and the words above and below it. */
const shared = {
  width: count("Largeur", "Colonnes occupées, sur les 12 d'un grand écran.", 3, 12),
  height: count(
    "Hauteur",
    "Rangées occupées sur un grand écran, 1 sans ce champ.",
    1,
    6,
  ).optional(),
  background: choice("Fond", "Sur quoi le bloc est posé : papier sans ce champ ; nu, sans rien.", [
    "papier",
    "encre",
    "bleu",
    "peche",
    "creme",
    "ticket",
    "nu",
  ]).optional(),
  place: choice(
    "Position",
    "dessus : recouvre le bas du bloc précédent. contre : le touche, comme un coupon sa lettre. suite : des cartes reliées à sa dernière étape.",
    ["dessus", "contre", "suite"],
  ).optional(),
  heading: prose("Titre du bloc", "Au-dessus du bloc (facultatif).", 120).optional(),
  conclusion: sentence("Conclusion", "En grand, sous le bloc (facultatif).").optional(),
};

/** One kind of block: its own fields beside those of all blocks. */
export const block = <Name extends string, Shape extends z.core.$ZodLooseShape>(
  type: Name,
  title: string,
  description: string,
  shape: Shape,
) =>
  group(title, description, {
    type: z.literal(type).meta({ title: "Bloc", description: "Sorte de bloc.", kind: "choice" }),
    ...shared,
    ...shape,
  }).meta({ typeName: `${type.charAt(0).toUpperCase()}${type.slice(1)}Block` });
