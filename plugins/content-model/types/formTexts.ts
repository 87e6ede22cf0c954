import { prose } from "./fields";

/** What every form of the site says of a field. */
export const fieldTexts = {
  label: prose("Libellé", "Nom du champ.", 60),
  error: prose("Erreur", "Message quand la valeur manque ou n'est pas valable.", 160),
};

/** The name of the field that only robots fill in. */
export const honeypot = prose("Piège", "Libellé du champ caché, destiné aux robots.", 80);
