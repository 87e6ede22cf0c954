import { group, listOf, prose, sample } from "./fields";

const step = group("Livraison", "Ce qui est livré, et quand.", {
  when: prose("Quand", "Moment de la livraison, par exemple : Semaine 2.", 40),
  what: prose("Quoi", "Ce qui est remis au client.", 160),
});

/** What a client knows before signing: the price to begin with, the deliveries, the limits. */
export const terms = group(
  "Conditions",
  "Prix pour commencer, livraisons et limites (facultatif).",
  {
    price: prose("Prix", "Montant pour commencer, par exemple : 690 €.", 20),
    unit: prose("Unité", "Ce que le montant couvre, par exemple : HT par mois.", 60),
    includes: prose("Précisions", "Ce que le prix comprend, et ce qui s'y ajoute.", 240),
    steps: listOf(step, [2, 6], "Livraisons", "De 2 à 6 livraisons, dans l'ordre."),
    notDone: listOf(
      prose("Limite", "Une chose qui n'est pas comprise.", 160),
      [1, 6],
      "Ce qui n'est pas fait",
      "De 1 à 6 limites, dites franchement.",
    ),
    sample: sample("À cocher pour des conditions inventées : le site publié les refuse."),
  },
).meta({ typeName: "Terms" });
