import { z } from "zod";
import { prose, sample } from "./fields";

const step = z
  .strictObject({
    when: prose("Quand", "Moment de la livraison, par exemple : Semaine 2.", 40),
    what: prose("Quoi", "Ce qui est remis au client.", 160),
  })
  .meta({ title: "Livraison", description: "Ce qui est livré, et quand." });

/** What a client knows before signing: the price to begin with, the deliveries, the limits. */
export const terms = z
  .strictObject({
    price: prose("Prix", "Montant pour commencer, par exemple : 690 €.", 20),
    unit: prose("Unité", "Ce que le montant couvre, par exemple : HT par mois.", 60),
    includes: prose("Précisions", "Ce que le prix comprend, et ce qui s'y ajoute.", 240),
    steps: z.array(step).min(2).max(6).meta({
      title: "Livraisons",
      description: "De 2 à 6 livraisons, dans l'ordre.",
    }),
    notDone: z
      .array(prose("Limite", "Une chose qui n'est pas comprise.", 160))
      .min(1)
      .max(6)
      .meta({
        title: "Ce qui n'est pas fait",
        description: "De 1 à 6 limites, dites franchement.",
      }),
    sample: sample("À cocher pour des conditions inventées : le site publié les refuse."),
  })
  .meta({
    title: "Conditions",
    description: "Prix pour commencer, livraisons et limites (facultatif).",
    typeName: "Terms",
  });
