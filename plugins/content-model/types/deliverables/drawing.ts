import { artwork, prose } from "../fields";
import { block, sentence, words } from "./parts";

/** A picture with its caption. */
export const drawing = block("drawing", "Dessin", "Un dessin SVG et sa légende.", {
  picture: artwork("Dessin du bloc (SVG)."),
  alt: prose("Description du dessin", "Ce qu'il montre, pour qui ne le voit pas.", 200),
  title: words("Titre", "Titre sous le dessin (facultatif).").optional(),
  aside: words("Mention", "À côté du titre : un minutage (facultatif).").optional(),
  text: sentence("Texte", "Ce qu'il y a à voir (facultatif).").optional(),
  note: sentence("Note", "Seconde ligne (facultatif).").optional(),
});
