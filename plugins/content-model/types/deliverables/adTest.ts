import { z } from "zod";
import { choice, count, prose } from "../fields";
import { columns, sentence, words } from "./parts";

const ad = z
  .strictObject({
    picture: choice("Image", "Dessin de la publicité.", ["flacon", "ingredients", "mousse"]),
    hook: prose("Accroche", "Texte posé sur l'image.", 60),
    text: sentence("Légende", "Texte sous l'image."),
    action: words("Bouton", "Libellé du bouton."),
    tested: sentence("Testé", "La variable que cette version teste."),
    retention: z
      .array(count("Part", "Part du public encore là, en pour cent.", 0, 100))
      .length(6)
      .meta({
        title: "Rétention",
        description: "Part du public encore là à 0, 1, 2, 3, 6 et 10 secondes.",
      }),
    figures: z
      .array(words("Chiffre", "Un résultat."))
      .length(4)
      .meta({ title: "Résultats", description: "Quatre résultats, dans l'ordre des libellés." }),
    verdict: words("Verdict", "Ce qui est décidé."),
    kept: z
      .boolean()
      .optional()
      .meta({ title: "Gardée", description: "Cochez pour la meilleure.", kind: "flag" }),
  })
  .meta({ title: "Publicité", description: "Une version et ses résultats." });

/** Three versions of an advertisement, what each of them tests, and the verdict. */
export const adTest = z
  .strictObject({
    account: words("Compte", "Nom de la marque qui publie."),
    mark: words("Mention", "Mention légale sous le nom."),
    rule: sentence("Règle", "Règle de décision écrite avant le test."),
    labels: columns(4),
    retention: words("Courbe", "Ce que montre la courbe de chaque publicité."),
    ads: z.array(ad).length(3).meta({ title: "Publicités", description: "Les trois versions." }),
    conclusion: sentence("Conclusion", "Ce que le test a appris."),
  })
  .meta({
    title: "Test de trois publicités",
    description: "Trois publicités côte à côte et ce qui a été testé.",
    typeName: "AdTest",
  });
