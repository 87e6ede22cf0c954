import { isPair, isScalar, isSeq, Scalar, visit } from "yaml";
import type { ContentFile } from "./contentFile";
import type { FieldPath } from "./problem";
import { fieldsOfType } from "../types/contentTypes";
import { fieldAt } from "./shape";

/**
 * Texts without quotes that gatsby-transformer-yaml (js-yaml, YAML 1.1) reads as dates, hours in
 * base 60 or numbers, although YAML 1.2 reads them as texts.
 */
const YAML_1_1 =
  /^(?:\d{4}-\d{1,2}-\d{1,2}([Tt ].*)?|[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?|[-+]?0b[01_]+|[-+]?[\d][\d_]*_[\d_]*(?:\.[\d_]*)?)$/;

/** Finds values without quotes that YAML reads otherwise than their author means. */
export function checkScalars(file: ContentFile): void {
  visit(file.document, {
    Scalar(key, node, ancestors) {
      if (key === "key" || node.type !== Scalar.PLAIN) return;
      const path = pathOf(key, ancestors);
      const source = node.source ?? "";
      const kind = fieldAt(fieldsOfType(file.type), path)?.kind;
      if (typeof node.value === "string" && kind !== "date" && YAML_1_1.test(source)) {
        file.report(
          path,
          `« ${source} », que le site lirait comme une date, une heure ou un nombre`,
          `Mettez la valeur entre guillemets : "${source}".`,
        );
      }
      if (typeof node.value === "number" && /^[-+]?0\d/.test(source)) {
        file.report(
          path,
          `« ${source} », un nombre qui commence par zéro`,
          `Retirez le zéro, ou mettez un texte entre guillemets : "${source}".`,
        );
      }
      if (node.comment !== undefined && node.comment !== null && /^\S/.test(node.comment)) {
        file.report(
          path,
          `« #${node.comment} », que YAML ignore comme un commentaire`,
          'Mettez toute la valeur entre guillemets "…", ou une espace après le # d\'un commentaire.',
        );
      }
      checkContinuation(file, path, node);
    },
  });
}

/** A list item with a wrong indent becomes part of the text above it. */
function checkContinuation(file: ContentFile, path: FieldPath, node: Scalar): void {
  const [start, end] = node.range ?? [0, 0];
  const source = file.source.slice(start, end);
  const swallowed = /\n[ \t]*(-|[\w-]+:)(?=\s)/.exec(source);
  if (!swallowed) return;
  file.report(
    path,
    `une ligne suivante (« ${source.slice(swallowed.index).trim().split("\n")[0] ?? ""} ») lue comme la suite de ce texte`,
    "Alignez-la avec les lignes du même niveau (deux espaces par niveau).",
  );
}

function pathOf(key: unknown, ancestors: readonly unknown[]): FieldPath {
  return ancestors.flatMap((ancestor, i): FieldPath => {
    if (isPair(ancestor))
      return [String(isScalar(ancestor.key) ? ancestor.key.value : ancestor.key)];
    if (!isSeq(ancestor)) return [];
    const next = ancestors[i + 1];
    return [next === undefined ? Number(key) : ancestor.items.indexOf(next)];
  });
}
