import { artwork, group, listOf, verbatim } from "../fields";
import { block, flag, sentence, words } from "./parts";

const turn = group("Réplique", "Un tour de parole.", {
  who: words("Qui", "Qui parle, ou l'état d'une ligne de journal."),
  text: sentence("Texte", "Ce qui est dit ou fait."),
  at: verbatim("Moment", "Seconde ou heure : le fil devient alors un relevé.", 12).optional(),
  own: flag("De l'autre côté", "« oui » pour l'autre voix : à droite, ou en couleur."),
});

/** Turns of a chat, of a call, or lines of a log. */
export const thread = block("thread", "Échange", "Conversation, appel ou journal, tour par tour.", {
  when: sentence("Moment", "Quand l'échange a lieu, et ce qui est annoncé d'emblée.").optional(),
  picture: artwork("Dessin d'ambiance au-dessus du fil (SVG), sans information.").optional(),
  turns: listOf(turn, [2, 12], "Répliques", "De 2 à 12 tours de parole."),
});
