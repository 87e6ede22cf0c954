import { z } from "zod";
import { choice } from "../../fields";
import { sentence, words } from "../parts";

const slot = z
  .strictObject({
    hour: words("Heure", "Heure du créneau, par exemple : 9 h 20."),
    title: words("Motif", "Ce que l'accueil lit du créneau."),
    state: choice("État", "Ce qu'il est advenu du créneau.", [
      "booked",
      "refilled",
      "urgent",
      "open",
    ]),
  })
  .meta({ title: "Créneau", description: "Créneau de l'agenda." });

const day = z
  .strictObject({
    name: words("Jour", "Jour et date."),
    slots: z.array(slot).min(2).max(7).meta({
      title: "Créneaux",
      description: "De 2 à 7 créneaux.",
    }),
  })
  .meta({ title: "Jour", description: "Jour de la semaine." });

/** A practice's week, the reminder that a patient gets, and the sentences that ethics strikes out. */
export const weekPlanner = z
  .strictObject({
    week: words("Semaine", "Titre de l'agenda."),
    days: z.array(day).length(5).meta({ title: "Jours", description: "Du lundi au vendredi." }),
    refilled: words("Légende", "Ce que dit la couleur d'un créneau repris."),
    urgent: words("Légende urgence", "Ce que dit la couleur d'un créneau gardé pour les urgences."),
    messagesTitle: words("Titre des messages", "Titre de l'échange avec le patient."),
    reminder: sentence("Rappel", "Message envoyé au patient."),
    reply: sentence("Réponse", "Réponse du patient."),
    offer: sentence("Suite", "Ce que fait alors l'accueil."),
    unsaidTitle: words("Titre", "Titre des phrases écartées."),
    unsaid: z
      .array(
        z
          .strictObject({
            text: sentence("Phrase", "Phrase écartée."),
            why: sentence("Raison", "Pourquoi elle est écartée."),
          })
          .meta({ title: "Phrase écartée", description: "Phrase et raison." }),
      )
      .min(2)
      .max(4)
      .meta({ title: "Phrases écartées", description: "De 2 à 4 phrases." }),
  })
  .meta({
    title: "Semaine d'agenda",
    description: "Agenda, rappel au patient et phrases écartées.",
    typeName: "WeekPlanner",
  });
