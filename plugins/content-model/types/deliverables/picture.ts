import { artwork, prose } from "../fields";
import { block, flag, sentence, words } from "./parts";

/** A drawing with its caption; with a title on it, an advertisement. */
export const picture = block("picture", "Image", "Un dessin et sa légende, ou une publicité.", {
  svg: artwork("Dessin (SVG)."),
  alt: prose("Description du dessin", "Ce qu'il montre, pour qui ne le voit pas.", 200),
  title: prose("Titre", "Sur le dessin, comme dans une publicité.", 80).optional(),
  light: flag("Titre clair", "« oui » pour un titre clair, sur un dessin sombre."),
  label: prose("Légende", "Nom du dessin ; d'une publicité, son auteur.", 80).optional(),
  aside: words("Mention", "À côté : une date, une durée, « Sponsorisé ».").optional(),
  text: sentence("Texte", "Sous le dessin.").optional(),
  action: words("Bouton", "Libellé du bouton d'une publicité.").optional(),
  note: sentence("Note", "Ligne au bas du bloc.").optional(),
});
