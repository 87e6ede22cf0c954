import { z } from "zod";
import { count } from "../../fields";
import { fact, sentence, words } from "../parts";

const bill = z
  .strictObject({
    title: words("Titre", "Par où la nuit a été réservée."),
    lines: z
      .array(fact.meta({ title: "Ligne", description: "Poste et montant." }))
      .min(2)
      .max(6)
      .meta({ title: "Lignes", description: "De 2 à 6 postes." }),
    totalLabel: words("Libellé du total", "Ce que dit le total."),
    total: words("Total", "Ce qui reste à l'hôtel."),
  })
  .meta({ title: "Addition", description: "Une nuit, poste par poste.", typeName: "NightBill" });

const month = z
  .strictObject({
    name: words("Mois", "Mois, en abrégé."),
    direct: count("Direct", "Nuits réservées en direct, sur cent disponibles.", 0, 100),
    platform: count("Plateformes", "Nuits venues des plateformes, sur cent disponibles.", 0, 100),
  })
  .meta({ title: "Mois", description: "Occupation d'un mois." });

/** What one night leaves by either way, and the year's nights by the way they came. */
export const twoBills = z
  .strictObject({
    night: words("Nuit", "Chambre et date."),
    platform: bill,
    direct: bill,
    yearTitle: words("Titre de l'année", "Titre du graphique de l'année."),
    directLabel: words("Légende direct", "Nom des nuits réservées en direct."),
    platformLabel: words("Légende plateformes", "Nom des nuits venues des plateformes."),
    months: z.array(month).length(12).meta({ title: "Mois", description: "Douze mois." }),
    conclusion: sentence("Conclusion", "Ce qui en découle."),
  })
  .meta({
    title: "Deux additions",
    description: "Une nuit par une plateforme et en direct, puis l'année.",
    typeName: "TwoBills",
  });
