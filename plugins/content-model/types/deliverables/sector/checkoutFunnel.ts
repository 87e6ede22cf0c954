import { z } from "zod";
import { count } from "../../fields";
import { sentence, words } from "../parts";

const step = z
  .strictObject({
    screen: words("Écran", "Titre de l'écran."),
    lines: z.array(words("Ligne", "Ligne lue à l'écran.")).min(1).max(3).meta({
      title: "Lignes",
      description: "D'une à trois lignes lues à l'écran.",
    }),
    button: words("Bouton", "Bouton qui mène à l'écran suivant."),
    before: count("Avant", "Paniers arrivés là avant, sur cent.", 0, 100),
    after: count("Après", "Paniers arrivés là après, sur cent.", 0, 100),
    change: sentence("Correction", "Ce qui a été changé à cette étape."),
  })
  .meta({ title: "Étape", description: "Un écran de la commande." });

/** The screens of an order, each over the baskets that reach it, before and after. */
export const checkoutFunnel = z
  .strictObject({
    before: words("Légende avant", "Nom de la mesure d'avant."),
    after: words("Légende après", "Nom de la mesure d'après."),
    steps: z.array(step).length(5).meta({
      title: "Étapes",
      description: "Cinq écrans, du panier à la commande.",
    }),
    conclusion: sentence("Conclusion", "Ce qui en découle."),
  })
  .meta({
    title: "Parcours de commande",
    description: "Les écrans d'une commande, et les paniers qui y arrivent.",
    typeName: "CheckoutFunnel",
  });
