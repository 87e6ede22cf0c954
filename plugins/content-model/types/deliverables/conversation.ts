import { z } from "zod";
import { choice, verbatim } from "../fields";
import { fact, sentence, words } from "./parts";

const message = z
  .strictObject({
    from: choice("De", "Qui écrit.", ["visiteur", "assistant"]),
    text: sentence("Message", "Ce qui est écrit."),
  })
  .meta({ title: "Message", description: "Un message de la conversation." });

const spoken = z
  .strictObject({
    at: verbatim("À", "Minute et seconde de l'appel, par exemple 0:12.", 10),
    speaker: words("Voix", "Qui parle."),
    text: sentence("Parole", "Ce qui est dit."),
  })
  .meta({ title: "Parole", description: "Un tour de parole." });

/** A written conversation, and a call that is handed over to a person. */
export const conversation = z
  .strictObject({
    chat: z
      .strictObject({
        title: words("Titre", "Nom de l'assistant."),
        notice: sentence("Annonce", "Dit que l'assistant est une IA."),
        when: words("Moment", "Jour et heure."),
        messages: z
          .array(message)
          .min(3)
          .max(8)
          .meta({ title: "Messages", description: "De 3 à 8 messages." }),
        outcome: sentence("Issue", "Ce que l'assistant a fait."),
      })
      .meta({ title: "Conversation écrite", description: "Échange avec le chatbot." }),
    call: z
      .strictObject({
        title: words("Titre", "Nom de l'appel."),
        when: words("Moment", "Jour, heure et durée."),
        lines: z
          .array(spoken)
          .min(3)
          .max(8)
          .meta({ title: "Paroles", description: "De 3 à 8 tours de parole." }),
      })
      .meta({ title: "Appel", description: "Appel reçu par le callbot." }),
    handover: z
      .strictObject({
        title: words("Titre", "À qui l'appel est passé."),
        facts: z
          .array(fact.meta({ title: "Élément", description: "Ce que la personne lit." }))
          .min(2)
          .max(6)
          .meta({ title: "Fiche", description: "De 2 à 6 éléments transmis." }),
        note: sentence("Note", "Pourquoi l'appel a été passé."),
      })
      .meta({ title: "Relais", description: "Ce que reçoit la personne qui reprend l'appel." }),
  })
  .meta({
    title: "Conversation et appel",
    description: "Un échange écrit et un appel passé à une personne.",
    typeName: "Conversation",
  });
