import { z } from "zod";
import { choice } from "../../fields";
import { sentence, words } from "../parts";

const claim = z
  .strictObject({
    text: sentence("Allégation", "Phrase proposée."),
    proof: sentence("Preuve", "Preuve fournie, ou manque."),
    verdict: choice("Décision", "Ce qui est fait de la phrase.", ["kept", "changed", "refused"]),
    final: words("Suite", "Décision en clair, avec la phrase retenue s'il y en a une."),
  })
  .meta({ title: "Allégation", description: "Phrase, preuve et décision." });

/** A product and each sentence that may be said of it, with its proof. */
export const claimsFile = z
  .strictObject({
    brand: words("Marque", "Marque sur l'étiquette."),
    product: words("Produit", "Nom sur l'étiquette."),
    volume: words("Contenance", "Contenance sur l'étiquette."),
    claims: z.array(claim).min(3).max(5).meta({
      title: "Allégations",
      description: "De 3 à 5 phrases.",
    }),
    proofLabel: words("Libellé de la preuve", "Mot devant chaque preuve."),
    signature: sentence("Visa", "Qui a relu, et quand."),
  })
  .meta({
    title: "Dossier d'allégations",
    description: "Un produit, et chaque phrase avec sa preuve.",
    typeName: "ClaimsFile",
  });
