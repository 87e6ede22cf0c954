import { z } from "zod";
import { count } from "../../fields";
import { fact, sentence, words } from "../parts";

const channel = z
  .strictObject({
    name: words("Canal", "D'où viennent les dons."),
    donors: count("Donateurs", "Nombre de donateurs.", 0, 100_000),
    note: words("Note", "Don moyen et coût."),
  })
  .meta({ title: "Canal", description: "Donateurs d'un canal." });

/** A letter of appeal with its reply slip, and the donors that each channel brought. */
export const appealLetter = z
  .strictObject({
    sender: words("Expéditeur", "Association et ville."),
    date: words("Date", "Lieu et date."),
    greeting: words("Appel", "Formule d'appel."),
    paragraphs: z.array(sentence("Paragraphe", "Paragraphe de la lettre.")).min(2).max(4).meta({
      title: "Lettre",
      description: "De 2 à 4 paragraphes courts.",
    }),
    signature: words("Signature", "Nom de qui signe."),
    role: words("Fonction", "Fonction de qui signe."),
    postscript: sentence("Post-scriptum", "Après la signature."),
    slipTitle: words("Titre du coupon", "Titre du coupon-réponse."),
    gifts: z
      .array(fact.meta({ title: "Don", description: "Montant, et ce qu'il permet." }))
      .length(4)
      .meta({ title: "Dons", description: "Quatre montants." }),
    slipNote: sentence("Note du coupon", "Ce qui n'est pas coché, et le reçu fiscal."),
    channelsTitle: words("Titre des canaux", "Titre des dons par canal."),
    channels: z.array(channel).min(3).max(5).meta({
      title: "Canaux",
      description: "De 3 à 5 canaux.",
    }),
    conclusion: sentence("Conclusion", "Ce qui en découle."),
  })
  .meta({
    title: "Lettre d'appel",
    description: "Lettre aux donateurs, coupon, et dons par canal.",
    typeName: "AppealLetter",
  });
