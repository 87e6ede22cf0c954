import { z } from "zod";
import { count } from "../../fields";
import { fact, sentence, words } from "../parts";

const sale = z
  .strictObject({
    place: words("Bien", "Rue et surface du bien vendu."),
    price: words("Prix", "Prix de la vente."),
    at: count("Position", "Place sur l'échelle des prix, de 0 à 100.", 0, 100),
  })
  .meta({ title: "Vente", description: "Vente comparable." });

/** The opinion of value of a flat: its plan, the sales nearby, and what is known of the seller. */
export const valuation = z
  .strictObject({
    property: words("Bien", "Ce qui est estimé."),
    rooms: z
      .array(fact.meta({ title: "Pièce", description: "Nom et surface d'une pièce." }))
      .length(6)
      .meta({
        title: "Pièces",
        description: "Séjour, cuisine, deux chambres, bain, entrée, dans cet ordre.",
      }),
    priceLabel: words("Libellé du prix", "Ce que dit le prix."),
    price: words("Prix", "Fourchette de prix."),
    salesTitle: words("Titre des ventes", "Titre des ventes comparables."),
    sales: z.array(sale).min(3).max(6).meta({
      title: "Ventes",
      description: "De 3 à 6 ventes comparables.",
    }),
    from: count("Début", "Début de la fourchette sur l'échelle, de 0 à 100.", 0, 100),
    to: count("Fin", "Fin de la fourchette sur l'échelle, de 0 à 100.", 0, 100),
    sellerTitle: words("Titre du vendeur", "Titre de la fiche du vendeur."),
    seller: z
      .array(fact.meta({ title: "Réponse", description: "Question et réponse du vendeur." }))
      .min(3)
      .max(6)
      .meta({ title: "Vendeur", description: "De 3 à 6 réponses du vendeur." }),
    decision: sentence("Décision", "Pourquoi le rendez-vous est pris."),
  })
  .meta({
    title: "Avis de valeur",
    description: "Plan, ventes voisines et fiche du vendeur.",
    typeName: "Valuation",
  });
