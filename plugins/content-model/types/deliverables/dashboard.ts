import { z } from "zod";
import { count, verbatim } from "../fields";
import { columns, sentence, words } from "./parts";

const figure = z
  .strictObject({
    label: words("Libellé", "Ce qui est mesuré."),
    value: words("Valeur", "La valeur."),
    change: words("Écart", "Comparaison avec la période d'avant."),
  })
  .meta({ title: "Chiffre", description: "Un chiffre et son écart." });

const bar = (title: string, description: string) =>
  z
    .strictObject({
      name: words("Nom", "Nom de la barre."),
      orders: count("Commandes", "Nombre de commandes.", 0, 100_000),
    })
    .meta({ title, description });

const event = z
  .strictObject({
    name: verbatim("Événement", "Nom technique.", 40),
    when: sentence("Quand", "Ce qui le déclenche."),
    consent: words("Consentement", "Sous quel consentement."),
    decision: sentence("Décision", "La décision qui en dépend."),
  })
  .meta({ title: "Événement", description: "Ligne du plan de mesure." });

/** A dashboard, and the plan of measures behind it. */
export const dashboard = z
  .strictObject({
    title: words("Titre", "Nom du tableau de bord."),
    period: words("Période", "Période montrée."),
    figures: z
      .array(figure)
      .length(4)
      .meta({ title: "Chiffres", description: "Quatre chiffres en tête." }),
    weeksTitle: words("Titre des semaines", "Titre du graphique."),
    weeks: z
      .array(bar("Semaine", "Commandes d'une semaine."))
      .length(8)
      .meta({ title: "Semaines", description: "Huit semaines, de la plus ancienne." }),
    channelsTitle: words("Titre des canaux", "Titre de la répartition."),
    channels: z
      .array(bar("Canal", "Commandes d'un canal."))
      .min(2)
      .max(6)
      .meta({ title: "Canaux", description: "De 2 à 6 canaux." }),
    checkTitle: words("Titre du contrôle", "Titre de la comparaison avec la caisse."),
    check: sentence("Contrôle", "Écart entre la mesure et la caisse."),
    planTitle: words("Titre du plan", "Titre du plan de mesure."),
    columns: columns(4),
    events: z
      .array(event)
      .min(3)
      .max(8)
      .meta({ title: "Événements", description: "De 3 à 8 événements." }),
  })
  .meta({
    title: "Tableau de bord et plan de mesure",
    description: "Un tableau de bord et les événements qui le nourrissent.",
    typeName: "Dashboard",
  });
