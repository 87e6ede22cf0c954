import type { Scalar } from "yaml";
import { z } from "zod";
import { fieldsOfType } from "../types/contentTypes";
import { fieldAt } from "../types/structure";
import { commentOf, type ContentFile } from "./contentFile";
import { didYouMean } from "./didYouMean";
import { fieldName, type Fault, type FieldPath } from "./problem";
import { lineFault } from "./yamlFaults";

// What is not said below comes from the definition of the field, else from zod in French.
z.config(z.locales.fr());

const NUMBER = "Écrivez un nombre entier, en chiffres, sans guillemets.";
const TEXT =
  "Écrivez un texte sur la ligne du champ, entre guillemets \"…\" s'il contient un deux-points, un tiret ou une accolade. S'il a plusieurs lignes, écrivez |- après le nom du champ, et le texte dessous.";

/** How a value of a YAML type is written. */
const TYPES: Record<string, string> = {
  array: "Écrivez un élément par ligne, sous le champ, chacun après un tiret et une espace.",
  object: "Écrivez des champs dessous, décalés de deux espaces, sous la forme « champ: valeur ».",
  boolean: "Écrivez true (oui) ou false (non), sans guillemets.",
  int: NUMBER,
  number: NUMBER,
};

export const quoteIt = (source: string) => `Mettez la valeur entre guillemets : "${source}".`;

/** Compares a file with the definition of its type: fields, types, lengths, counts. */
export function checkShape(file: ContentFile): void {
  const fields = fieldsOfType(file.type);
  const fieldOf = (path: FieldPath) => fieldAt(fields, path, file.data);
  const { error } = file.type.schema.safeParse(file.data, { reportInput: true });
  let issues = (error?.issues ?? []).map((issue) => {
    const path = issue.path as FieldPath;
    // Of an item of an unknown kind, the kind is wrong.
    const input = issue.code === "invalid_union" ? file.typed(path)?.value : issue.input;
    return { ...issue, path, input };
  });
  for (const issue of issues)
    if (issue.code === "unrecognized_keys")
      for (const name of issue.keys) reportStray(issue.path, name);
  issues = issues.filter(({ code }) => code !== "unrecognized_keys");
  // Where the end of a file is missing, what its last field lacks is no other mistake.
  if (issues.some(({ path, input }) => path.length === 1 && input === undefined)) {
    const last = Object.keys(file.data ?? {}).at(-1);
    issues = issues.filter(({ path }) => path[0] !== last);
  }
  const missing = issues.filter(({ input }) => input === undefined);
  for (const issue of issues)
    if (!missing.includes(issue))
      file.report(issue.path, shapeFault(issue, file.typed(issue.path)));
  const list = missing.map(({ path }) => `${fieldName(path)} (${fieldOf(path)?.title})`);
  if (missing[0])
    file.report(missing[0].path, {
      found: `absent : ${list.join(", ")}`,
      cure: "Ajoutez ce qui manque, sous la forme « champ: valeur », comme dans un fichier voisin. Si la fin du fichier manque, reprenez sa version précédente.",
    });

  /** A field that its type does not know: misspelt, at a wrong level, or one too many. What it replaces is no other mistake. */
  function reportStray(around: FieldPath, name: string): void {
    const isReplaced = ({ path, input }: { path: FieldPath; input: unknown }) =>
      (input ?? null) === null &&
      (path.at(-1) === name || fieldName(path.slice(0, -1)) === fieldName(around));
    const lack = issues.filter(isReplaced).map(({ path }) => `Il manque « ${fieldName(path)} ». `);
    issues = issues.filter((issue) => !isReplaced(issue));
    const known = (around.length > 0 ? fieldOf(around)?.fields : fields) ?? [];
    const allowed = known.map((one) => one.name);
    const fault = lineFault(`${name}:`) ?? {
      found: `un champ inconnu ici, « ${name} »`,
      cure: `${lack.join("")}${didYouMean(name, allowed)}Corrigez ce nom, déplacez la ligne sous le champ dont elle fait partie, ou supprimez-la. Champs possibles ici : ${allowed.join(", ")}.`,
    };
    file.report([...around, name], fault);
  }
}

type Issue = Omit<z.core.$ZodIssue, "path"> & { path: FieldPath };

/** What the definition of a field has against its value. */
function shapeFault(issue: Issue, typed: Scalar | undefined): Fault {
  const value = issue.input;
  const source = commentOf(typed) || (typed?.source ?? "");
  const expected = "expected" in issue ? TYPES[String(issue.expected)] : undefined;
  const quoted = source && quoteIt(source);
  if (value === null)
    return {
      found: source ? `« ${source} », que le site lit comme aucune valeur` : "aucune valeur",
      cure: `${quoted || expected || "Écrivez la valeur après les deux-points ou après le tiret."} Sinon, si elle est facultative, supprimez la ligne.`,
    };
  const found = typed
    ? `« ${source.slice(0, 60)} »`
    : Array.isArray(value)
      ? "une liste"
      : "des champs";
  if (issue.code === "invalid_type") return { found, cure: expected ?? (quoted || TEXT) };
  return { found, cure: sizeCure(issue, value) ?? choiceCure(issue, value) ?? issue.message };
}

function sizeCure({ code, ...issue }: Issue, value: unknown): string | undefined {
  if (code !== "too_small" && code !== "too_big") return undefined;
  const [bound, side, move] =
    "minimum" in issue
      ? [Number(issue.minimum), "moins", "Ajoutez-en"]
      : [Number("maximum" in issue && issue.maximum), "plus", "Retirez-en"];
  if (typeof value === "number") return `Écrivez un nombre entier, ${bound} au ${side}.`;
  const { length } = value as { length: number };
  if (length === 0) return "Écrivez le texte, entre les guillemets ou sous le champ.";
  const unit = typeof value === "string" ? "caractères" : "éléments";
  return `${move} ${Math.abs(bound - length)} : il y a ${length} ${unit}, pour ${bound} au ${side}.`;
}

function choiceCure(issue: Issue, value: unknown): string | undefined {
  const known = "values" in issue ? issue.values : "options" in issue && issue.options;
  if (!Array.isArray(known)) return undefined;
  return `${didYouMean(String(value), known.map(String))}Choisissez parmi : ${known.join(", ")}.`;
}
