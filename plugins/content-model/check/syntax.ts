import { visit, type Document, type YAMLError } from "yaml";
import { fieldAt, type Field } from "../types/structure";
import { knownPathAt, startOf } from "./positions";
import type { Fault, FieldPath } from "./problem";
import { lineFault } from "./lineHints";

/** Where a file stops being YAML, or is read otherwise than its author means. */
interface SyntaxFault extends Fault {
  offset: number;
  path: FieldPath;
}

/** The first mistake for which YAML refuses a text, or reads fields as a text; undefined without. */
export function syntaxFault(
  document: Document,
  text: string,
  fields: readonly Field[],
): SyntaxFault | undefined {
  const names = new Set(namesIn(fields));
  const lines = text.split("\n");
  const error = document.errors[0] ?? document.warnings[0];
  const swallowed = swallowedFault(document, text, names);
  const fault =
    error && !(swallowed && swallowed.offset < error.pos[0])
      ? lineFault(error.code, lines, lineOf(error, text), names)
      : swallowed && { ...swallowed, at: text.slice(0, swallowed.offset).split("\n").length };
  if (!fault) return undefined;
  const start = lines.slice(0, fault.at - 1).join("\n").length + (fault.at > 1 ? 1 : 0);
  const line = lines[fault.at - 1] ?? "";
  const offset = start + (/^[\s-]*/.exec(line)?.[0].length ?? 0);
  return { ...fault, offset, path: pathOfLine(document, text.slice(0, start), line, fields) };
}

/** The line that an error is about: the parser often stops at the end of the one before. */
function lineOf({ code, pos: [start] }: YAMLError, text: string): number {
  const blank = code === "MISSING_CHAR" ? "" : (/^\s*/.exec(text.slice(start))?.[0] ?? "");
  return text.slice(0, Math.min(start + blank.length, text.trimEnd().length)).split("\n").length;
}

/** The field of a broken line, by what stands above it: around that, a field of its name. */
function pathOfLine(
  document: Document,
  above: string,
  line: string,
  fields: readonly Field[],
): FieldPath {
  const key = /^[^\p{L}]*([\w-]+)/u.exec(line)?.[1] ?? "";
  const isItem = /^\s*-/.test(line);
  const before = above.trimEnd();
  const indent = /^[\s-]*/.exec(before.slice(before.lastIndexOf("\n") + 1))?.[0].length ?? 0;
  const path = knownPathAt(document, before.lastIndexOf("\n") + 1 + indent, fields);
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const around = path.slice(0, depth);
    const index = around.at(-1);
    const inside = depth === 0 ? fields : (fieldAt(fields, around)?.fields ?? []);
    if (typeof index === "string" && fieldAt(fields, around)?.list) around.push(0);
    if (!inside.some(({ name }) => name === key)) continue;
    if (isItem && typeof index === "number") around[depth - 1] = index + 1;
    return [...around, key];
  }
  return isItem && typeof path.at(-1) === "number" ? path.slice(0, -1) : path;
}

/** Lines of fields or of a list that a text above them takes in: an open quote, a wrong indent. */
function swallowedFault(
  document: Document,
  text: string,
  names: ReadonlySet<string>,
): (Fault & { offset: number }) | undefined {
  let fault: (Fault & { offset: number }) | undefined;
  visit(document, {
    Scalar(_, node) {
      const [start, end] = [startOf(node) ?? 0, node.range?.[1] ?? 0];
      const quoted = node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE";
      if (fault || (node.type !== "PLAIN" && !quoted)) return;
      const line = [
        ...text.slice(start, end).matchAll(/\n[ \t]*(?:([-–—•])|(?:- +)?([\w-]+):)(?=\s)/g),
      ].find(([, dash, name]) => (dash ? !quoted : names.has(name ?? "")));
      if (!line) return;
      const shown = line[0].trim();
      fault = quoted
        ? {
            offset: start,
            found: "un guillemet ouvert que rien ne ferme sur cette ligne",
            cure: "Ajoutez le guillemet de fin, ou retirez celui du début.",
          }
        : {
            offset: start + line.index + line[0].length - shown.length,
            found: `une ligne (« ${shown} … ») lue comme la suite du texte au-dessus d'elle`,
            cure: `Mettez devant elle le même nombre d'espaces que devant les lignes du même niveau${line[1] === "-" || !line[1] ? "" : ", et un tiret du clavier (-)"}.`,
          };
    },
  });
  return fault;
}

function namesIn(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => [field.name, ...namesIn(field.fields)]);
}
