import { z } from "zod";
import { href, oldPath } from "./fields";

const redirect = z
  .strictObject({
    from: oldPath("Ancienne adresse", "Adresse qui n'existe plus, par exemple : /offre/seo."),
    to: href("Nouvelle adresse", "Page du site, avec ou sans section, ou adresse complète."),
    status: z.int().min(301).max(302).optional().meta({
      title: "Code",
      description: "301 pour toujours (sans valeur), 302 pour un temps.",
      kind: "count",
    }),
  })
  .meta({
    title: "Redirection",
    description: "Une ancienne adresse et celle qui la remplace.",
    typeName: "Redirect",
  });

/** Pages that moved: the single file `content/redirects.yaml`. */
export const redirects = z
  .strictObject({
    moved: z.array(redirect).max(500).meta({
      title: "Redirections",
      description: "Les adresses qui ont changé.",
    }),
  })
  .meta({ title: "Redirections", description: "Où mènent les adresses qui ont changé." });
