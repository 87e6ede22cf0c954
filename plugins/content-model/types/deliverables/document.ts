import { artwork, choice, group, listOf, prose } from "../fields";
import { block, flag, mark, sentence, words } from "./parts";

const paragraph = group("Paragraphe", "Un paragraphe.", {
  text: prose("Texte", "Texte du paragraphe.", 400),
  mark: mark.optional(),
  struck: flag("Barré", "« oui » pour un texte qui disparaît."),
  checked: flag("Coché", "« oui » pour une chose à préparer ou à vérifier."),
  remark: words("Remarque", "En marge ; dans une lettre, la qualité de qui signe.").optional(),
});

const item = group("Élément", "Lien, fait ou case à cocher.", {
  title: words("Titre", "Nom du lien, du fait ou de la case."),
  text: words("Texte", "Ce qui en est dit."),
  mark: mark.optional(),
});

/** Something written or drawn: an advertisement, a search result, a web page, a letter, a slip, a plan. */
export const document = block("document", "Document", "Annonce, page, lettre, coupon ou dessin.", {
  look: choice("Aspect", "Ce que le document imite.", [
    "page",
    "page-barree",
    "annonce",
    "pub",
    "pub-claire",
    "reponse",
    "lettre",
    "coupon",
    "dessin",
  ]),
  query: prose("Recherche", "Ce qui a été tapé ou demandé.", 120).optional(),
  label: prose("Auteur ou adresse", "De qui, ou de quelle adresse.", 80).optional(),
  aside: words("Mention", "À côté : une date, « Sponsorisé ».").optional(),
  title: prose("Titre", "Titre du document.", 120).optional(),
  titleMark: mark.optional(),
  picture: group("Image", "Un dessin et ce qu'il montre (facultatif).", {
    svg: artwork("Dessin du document (SVG)."),
    alt: prose("Description du dessin", "Ce qu'il montre, pour qui ne le voit pas.", 200),
  }).optional(),
  paragraphs: listOf(paragraph, [1, 8], "Paragraphes", "De 1 à 8 paragraphes.").optional(),
  items: listOf(item, [1, 6], "Éléments", "Liens, faits ou cases, côte à côte.").optional(),
  action: words("Bouton", "Libellé du bouton.").optional(),
  note: sentence("Note", "Ligne au bas du document.").optional(),
});
