import { artwork, choice, group, listOf, prose } from "../fields";
import { block, flag, mark, sentence, words } from "./parts";

const paragraph = group("Paragraphe", "Un paragraphe.", {
  text: prose("Texte", "Texte du paragraphe.", 400),
  mark: mark.optional(),
  struck: flag("Barré", "« oui » pour un texte qui disparaît."),
  checked: flag("Coché", "« oui » pour une chose à préparer ou à vérifier."),
  remark: words("Remarque", "En marge (facultatif).").optional(),
});

const item = group("Élément", "Lien, fait ou case à cocher.", {
  title: words("Titre", "Nom du lien, du fait ou de la case."),
  text: words("Texte", "Ce qui en est dit."),
  mark: mark.optional(),
});

/** Something written: an advertisement, an answer, a web page, a letter with its signature, a coupon. */
export const document = block("document", "Document", "Annonce, réponse, page, lettre ou coupon.", {
  look: choice("Aspect", "Ce que le document imite.", [
    "annonce",
    "reponse",
    "page",
    "barree",
    "lettre",
    "coupon",
  ]),
  query: prose("Recherche", "Ce qui a été tapé ou demandé.", 120).optional(),
  label: prose("Auteur ou adresse", "De qui, ou de quelle adresse.", 80).optional(),
  aside: words("Mention", "À côté : une date, l'adresse d'une annonce.").optional(),
  title: prose("Titre", "Titre du document.", 120).optional(),
  titleMark: mark.optional(),
  paragraphs: listOf(paragraph, [1, 8], "Paragraphes", "De 1 à 8 paragraphes.").optional(),
  signature: group("Signature", "Sous les paragraphes d'une lettre (facultatif).", {
    svg: artwork("Dessin de la signature (SVG)."),
    alt: prose("Description du dessin", "Ce qu'il montre, pour qui ne le voit pas.", 200),
  }).optional(),
  items: listOf(item, [1, 6], "Éléments", "Liens, faits ou cases, côte à côte.").optional(),
  action: words("Bouton", "Libellé du bouton.").optional(),
  note: sentence("Note", "Ligne au bas du document.").optional(),
});
