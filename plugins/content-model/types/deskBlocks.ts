import { z } from "zod";
import { prose } from "./fields";

/** What a screen says when there is something else to say than its content. */
export const deskOutcome = (title: string, description: string) =>
  z
    .strictObject({
      title: prose("Titre", "Quelques mots.", 100),
      text: prose("Texte", "Une ou deux phrases.", 320),
    })
    .meta({ title, description, typeName: "DeskOutcome" });

/** A word after a number. */
export const deskCount = (title: string, description: string) =>
  z
    .strictObject({
      one: prose("Un", "Mot après 0 ou 1.", 60),
      many: prose("Plusieurs", "Mot après 2 et plus.", 60),
    })
    .meta({ title, description, typeName: "DeskCount" });
