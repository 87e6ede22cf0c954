import { z } from "zod";
import { prose, verbatim } from "../fields";
import { columns, sentence, words } from "./parts";

const sitelink = z
  .strictObject({
    title: words("Titre", "Titre du lien annexe."),
    text: words("Texte", "Ligne sous le titre."),
  })
  .meta({ title: "Lien annexe", description: "Lien sous l'annonce." });

const term = z
  .strictObject({
    query: verbatim("Requête", "Ce que l'internaute a tapé.", 60),
    clicks: words("Clics", "Nombre de clics."),
    spend: words("Dépense", "Dépense en euros."),
    sales: words("Ventes", "Nombre de ventes."),
    cost: words("Coût par vente", "Dépense par vente."),
    decision: words("Décision", "Ce qui est fait de la requête."),
    excluded: z.boolean().optional().meta({
      title: "Exclue",
      description: "Cochez pour une requête exclue : elle est barrée.",
      kind: "flag",
    }),
  })
  .meta({ title: "Requête", description: "Ligne du relevé." });

/** A page of search results with the ad, and the account's search terms. */
export const searchAccount = z
  .strictObject({
    query: verbatim("Recherche", "Ce qui est tapé dans le moteur.", 60),
    ad: z
      .strictObject({
        mark: words("Mention", "Mention légale au-dessus de l'annonce."),
        company: words("Annonceur", "Nom de l'annonceur."),
        address: verbatim("Adresse", "Adresse affichée.", 80),
        title: prose("Titre", "Titre de l'annonce.", 90),
        text: sentence("Texte", "Texte de l'annonce."),
        links: z.array(sitelink).length(4).meta({
          title: "Liens annexes",
          description: "Quatre liens sous l'annonce.",
        }),
      })
      .meta({ title: "Annonce", description: "L'annonce telle que l'internaute la voit." }),
    notes: z.array(sentence("Note", "Raison d'un choix de l'annonce.")).length(3).meta({
      title: "Notes",
      description: "Trois notes : du titre, du texte et des liens.",
    }),
    report: z
      .strictObject({
        title: words("Titre", "Titre du relevé."),
        columns: columns(6),
        terms: z.array(term).min(3).max(8).meta({
          title: "Requêtes",
          description: "De 3 à 8 requêtes du compte.",
        }),
        total: z.array(words("Total", "Total d'une colonne.")).length(5).meta({
          title: "Total",
          description: "Libellé, puis totaux des clics, dépenses, ventes et coût.",
        }),
        conclusion: sentence("Conclusion", "Ce qui en découle."),
      })
      .meta({ title: "Relevé", description: "Requêtes du compte et décisions." }),
  })
  .meta({
    title: "Résultat de recherche et compte",
    description: "Une annonce dans son résultat de recherche, et le relevé du compte.",
    typeName: "SearchAccount",
  });
