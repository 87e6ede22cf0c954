import { isPair, isScalar, isSeq, visit } from "yaml";
import { fieldsOfType } from "../types/contentTypes";
import { fieldAt } from "../types/structure";
import type { ContentFile } from "./contentFile";
import type { FieldPath } from "./problem";

/** Texts without quotes that gatsby-transformer-yaml (js-yaml) or other readers take for dates, hours or numbers. */
const NOT_A_TEXT =
  /^(?:\d{4}-\d{1,2}-\d{1,2}([Tt ].*)?|[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?|[-+]?0b[01_]+)$/;

/** Finds values without quotes that are read otherwise than their author means. */
export function checkMisread(file: ContentFile): void {
  visit(file.document, {
    Scalar(key, node, ancestors) {
      if (key === "key" || node.type !== "PLAIN") return;
      const path = pathOf(key, ancestors);
      const source = node.source ?? "";
      const kind = fieldAt(fieldsOfType(file.type), path)?.kind;
      if (typeof node.value === "string" && kind !== "date" && NOT_A_TEXT.test(source)) {
        file.report(path, {
          found: `« ${source} », que le site lirait comme une date, une heure ou un nombre`,
          cure: `Mettez la valeur entre guillemets : "${source}".`,
        });
      }
      if (typeof node.value === "number" && /^[-+]?0\d/.test(source)) {
        file.report(path, {
          found: `« ${source} », un nombre qui commence par zéro`,
          cure: `Retirez le zéro, ou mettez un texte entre guillemets : "${source}".`,
        });
      }
      if (node.comment && /^\S/.test(node.comment)) {
        file.report(path, {
          found: `« #${node.comment} », que le site ignore comme un commentaire`,
          cure: `Mettez toute la valeur entre guillemets : "${`${source} #${node.comment}`.trim()}".`,
        });
      }
      if (
        kind === "markdown" &&
        /\n[ \t]*\n/.test(file.source.slice(node.range?.[0], node.range?.[1]))
      ) {
        file.report(path, {
          found: "plusieurs paragraphes sans le signe « |- », que le site collerait en un seul",
          cure: `Écrivez « ${String(path.at(-1))}: |- », puis le texte sur les lignes suivantes, décalé de deux espaces.`,
        });
      }
    },
  });
}

function pathOf(key: unknown, ancestors: readonly unknown[]): FieldPath {
  return ancestors.flatMap((ancestor, i): FieldPath => {
    if (isPair(ancestor)) {
      return [String(isScalar(ancestor.key) ? ancestor.key.value : ancestor.key)];
    }
    if (!isSeq(ancestor)) return [];
    const next = ancestors[i + 1];
    return [next === undefined ? Number(key) : ancestor.items.indexOf(next)];
  });
}
