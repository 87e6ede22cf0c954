import type { z } from "zod";
import { fieldsOfType } from "../types/contentTypes";
import { fieldAt } from "../types/structure";
import { valueAt, type ContentFile } from "./contentFile";
import { shapeFault } from "./frenchIssues";
import { lineShows } from "./lineHints";
import { didYouMean, nearest } from "./nearest";
import type { Fault, FieldPath } from "./problem";

/** A name that a file holds and its type does not know. */
interface Stray {
  around: FieldPath;
  name: string;
  /** The missing field that it stands for. */
  meant?: FieldPath;
}

/** Compares a file with the definition of its type: fields, types, lengths, counts. */
export function checkShape(file: ContentFile): void {
  const fields = fieldsOfType(file.type);
  const issues = file.type.schema.safeParse(file.data).error?.issues ?? [];
  const pathOf = (issue: z.core.$ZodIssue): FieldPath =>
    issue.path.filter((part) => typeof part !== "symbol");
  const absent = issues.map(pathOf).filter((path) => (valueAt(file.data, path) ?? null) === null);
  const strays = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((name): Stray =>
          meantBy({ around: pathOf(issue), name }, issue.keys, absent),
        )
      : [],
  );
  const told = new Set(strays.map(({ meant }) => JSON.stringify(meant)));
  for (const stray of strays) {
    const parent = absent.find(
      (path) => isSame(path.slice(0, -1), stray.around) && holds(path, stray.name),
    );
    // Fields beside the empty field that should hold them: that field is told, once.
    if (!parent) file.report([...stray.around, stray.name], strayFault(file, stray), "key");
  }
  for (const issue of issues) {
    const path = pathOf(issue);
    const key = JSON.stringify(path);
    if (issue.code === "unrecognized_keys" || told.has(key)) continue;
    const value = valueAt(file.data, path);
    const missing =
      value === undefined ? absent.filter((other) => isMissingBeside(other, path)) : [];
    for (const one of [path, ...missing]) told.add(JSON.stringify(one));
    const field = fieldAt(fields, path);
    const fault =
      missing.length > 1
        ? missingFault(missing)
        : shapeFault(issue, { path, value, field, typed: file.typed(path) });
    const isCount = "origin" in issue && issue.origin === "array";
    file.report(path, fault, value === undefined || isCount ? "key" : "value");
  }

  function isMissingBeside(path: FieldPath, other: FieldPath): boolean {
    const beside = isSame(path.slice(0, -1), other.slice(0, -1));
    return beside && valueAt(file.data, path) === undefined && !told.has(JSON.stringify(path));
  }

  function holds(path: FieldPath, name: string): boolean {
    return fieldAt(fields, path)?.fields.some((field) => field.name === name) ?? false;
  }
}

/** Names the missing field that a stray one most likely stands for: misspelt, or at a wrong level. */
function meantBy(stray: Stray, names: readonly string[], absent: readonly FieldPath[]): Stray {
  const missing = absent.filter((path) => isSame(path.slice(0, -1), stray.around));
  const missingNames = missing.map((path) => String(path.at(-1)));
  const alone = names.length === 1 && missing.length === 1 ? missingNames[0] : undefined;
  const near = nearest(stray.name.trim(), missingNames) ?? alone;
  if (near !== undefined) return { ...stray, meant: [...stray.around, near] };
  return { ...stray, meant: absent.find((path) => path.at(-1) === stray.name) };
}

function missingFault(paths: readonly FieldPath[]): Fault {
  const names = paths.map((path) => `« ${String(path.at(-1))} »`).join(", ");
  return {
    found: `des champs obligatoires absents : ${names}`,
    cure: "Ajoutez-les : copiez-les d'un fichier voisin, puis changez leurs valeurs.",
  };
}

function strayFault(file: ContentFile, { around, name, meant }: Stray): Fault {
  const allowed = (fieldAt(fieldsOfType(file.type), around)?.fields ?? fieldsOfType(file.type)).map(
    (field) => field.name,
  );
  const line = lineShows(`${name}:`);
  if (line) return line;
  if (meant && !isSame(meant.slice(0, -1), around)) {
    const owner =
      meant.length > 1 ? `sous « ${String(meant.at(-2))} »` : "à la marge, sans espace devant";
    return {
      found: `le champ « ${name} » à un autre niveau que le sien`,
      cure: `Placez cette ligne, et celles qui en dépendent, ${owner}.`,
    };
  }
  const hint = meant
    ? `Vouliez-vous écrire « ${String(meant.at(-1))} », qui manque ici ? `
    : didYouMean(name, allowed);
  return {
    found: `un champ inconnu, « ${name} »`,
    cure: `${hint}${hint ? "Sinon, supprimez" : "Supprimez"} cette ligne. Champs possibles ici : ${allowed.join(", ")}.`,
  };
}

function isSame(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((part, i) => part === b[i]);
}
