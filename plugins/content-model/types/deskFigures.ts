import { z } from "zod";
import { deskOutcome } from "./deskBlocks";
import { prose } from "./fields";

const chart = (title: string, description: string) =>
  z
    .strictObject({
      title: prose("Titre", "Titre du graphique.", 80),
      text: prose("Texte", "Ce que le graphique montre.", 200),
    })
    .meta({ title, description, typeName: "DeskChart" });

/** What a manager looks at. */
export const deskFigures = z
  .strictObject({
    title: prose("Titre", "Titre de l'écran.", 60),
    promise: prose("La promesse", "Titre du délai de réponse.", 80),
    period: prose("Période", "Nom du choix de la période.", 40),
    days: prose("Jours", "Mot après 7, 30 ou 90.", 40),
    share: prose("Part", "Part des réponses sous 24 heures.", 80),
    median: prose("Médiane", "Délai médian.", 80),
    due: prose("Messages comptés", "Nombre de messages comptés.", 80),
    waiting: prose("Sans réponse", "Messages sans réponse aujourd'hui.", 80),
    noShare: prose("Pas de valeur", "Quand rien n'est à compter.", 40),
    weekly: chart("Par semaine", "Messages, rendez-vous, spam et réponses."),
    messages: prose("Messages", "Série.", 40),
    appointments: prose("Rendez-vous", "Série.", 40),
    spam: prose("Spam", "Série.", 40),
    answers: prose("Réponses", "Série.", 40),
    week: prose("Semaine du", "Titre de colonne.", 40),
    pages: chart("Par page", "Pages d'où viennent les messages."),
    page: prose("Page", "Titre de colonne.", 40),
    answered: prose("Avec réponse", "Légende et titre de colonne.", 40),
    unanswered: prose("Sans réponse", "Légende.", 40),
    distribution: chart("Délais", "Délais de réponse."),
    delay: prose("Délai", "Titre de colonne.", 40),
    count: prose("Nombre", "Titre de colonne.", 40),
    hours: prose("Heures", "Unité des délais.", 40),
    promised: prose("24 heures", "Nom du trait des 24 heures.", 40),
    table: prose("Tableau", "Ouvre le tableau d'un graphique.", 60),
    nothing: deskOutcome("Aucun chiffre", "Rien n'est encore arrivé."),
  })
  .meta({ title: "Chiffres", description: "Chiffres de l'équipe." });
