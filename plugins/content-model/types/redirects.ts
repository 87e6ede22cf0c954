import { count, group, href, listOf, oldPath } from "./fields";
import { distinct, SITE_ADDRESSES } from "./rules";

const SITE_ADDRESS = "Retirez cette redirection : le site se sert de cette adresse.";
const NEW_ADDRESS =
  "Écrivez une page du site à partir de la racine (/, /#contact, /services/…), ou une adresse complète en https://.";

const redirect = group("Redirection", "Une ancienne adresse et celle qui la remplace.", {
  from: oldPath("Ancienne adresse", "Adresse qui n'existe plus, par exemple : /offre/seo.").refine(
    (from) => !SITE_ADDRESSES.includes(from.split(/\/|\.html$/)[1] ?? ""),
    SITE_ADDRESS,
  ),
  to: href("Nouvelle adresse", "Page du site, avec ou sans section, ou adresse complète.").refine(
    (to) => /^(?:\/(?!\/)|https?:\/\/)/.test(to),
    NEW_ADDRESS,
  ),
  status: count("Code", "301 pour toujours (sans valeur), 302 pour un temps.", 301, 302).optional(),
}).meta({ typeName: "Redirect" });

/** Pages that moved: the single file `content/redirects.yaml`. */
export const redirects = group("Redirections", "Où mènent les adresses qui ont changé.", {
  moved: listOf(redirect, [0, 500], "Redirections", "Les adresses qui ont changé.")
    .superRefine(distinct("from"))
    .optional(),
});
