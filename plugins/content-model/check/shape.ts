import type { z } from "zod";
import { fieldsOfType } from "../types/contentTypes";
import type { Field } from "../types/structure";
import { valueAt, type ContentFile } from "./contentFile";
import { didYouMean, nearest } from "./nearest";
import type { FieldPath } from "./problem";
import { formatFault, sizeFault, typeFault } from "./shapeFaults";

/** The definition of the field at a path; list indices are passed over. */
export function fieldAt(fields: Field[], path: FieldPath): Field | undefined {
  let field: Field | undefined;
  for (const part of path) {
    if (typeof part === "number") continue;
    field = (field ? field.fields : fields).find(({ name }) => name === part);
  }
  return field;
}

/** Compares a file with the definition of its type: fields, types, lengths, counts. */
export function checkShape(file: ContentFile): void {
  const { schema } = file.type;
  const result = (file.complete ? schema : schema.partial()).safeParse(file.data);
  const issues = result.error?.issues ?? [];
  const misspelt = findMisspelt(file, issues);
  const told = new Set<string>();
  for (const issue of issues) {
    const path = pathOf(issue);
    const key = `${path.join("/")} ${issue.code === "unrecognized_keys"}`;
    if (told.has(key) || misspelt.some(({ meant }) => isSame(meant, path))) continue;
    told.add(key);
    reportIssue(file, path, issue, misspelt);
  }
}

/** An unknown name that stands for a missing one, and the path that it should have. */
interface Misspelt {
  typed: FieldPath;
  meant: FieldPath;
}

function isSame(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((part, i) => part === b[i]);
}

function pathOf(issue: z.core.$ZodIssue): (string | number)[] {
  return issue.path.filter((part) => typeof part !== "symbol");
}

/**
 * The unknown names that stand for a missing one beside them, nearly alike or alone: one mistake, to
 * be told once.
 */
function findMisspelt(file: ContentFile, issues: readonly z.core.$ZodIssue[]): Misspelt[] {
  return issues.flatMap((issue): Misspelt[] => {
    if (issue.code !== "unrecognized_keys") return [];
    const around = pathOf(issue);
    const missing = issues
      .map(pathOf)
      .filter((path) => path.length > around.length && isSame(path.slice(0, -1), around))
      .filter((path) => valueAt(file.data, path) === undefined)
      .map((path) => String(path.at(-1)));
    const alone = issue.keys.length === 1 && missing.length === 1 ? missing[0] : undefined;
    return issue.keys.flatMap((name) => {
      const meant = nearest(name, missing) ?? alone;
      return meant === undefined ? [] : [{ typed: [...around, name], meant: [...around, meant] }];
    });
  });
}

function reportIssue(
  file: ContentFile,
  path: FieldPath,
  issue: z.core.$ZodIssue,
  misspelt: readonly Misspelt[],
): void {
  const value = valueAt(file.data, path);
  const field = fieldAt(fieldsOfType(file.type), path);
  switch (issue.code) {
    case "unrecognized_keys":
      for (const name of issue.keys) reportUnknown(file, path, name, misspelt);
      return;
    case "invalid_type": {
      const name = path.at(-1) ?? "";
      const mistyped = { name, value, field, ...file.typed(path) };
      const { found, cure } = typeFault(issue.expected, mistyped);
      file.report(path, found, cure, value === undefined ? "key" : "value");
      return;
    }
    case "too_small":
    case "too_big": {
      const { found, cure } = sizeFault(issue, value);
      file.report(path, found, cure, issue.origin === "array" ? "key" : "value");
      return;
    }
    case "invalid_value": {
      const values = issue.values.map(String);
      const cure = `${didYouMean(String(value), values)}Choisissez parmi : ${values.join(", ")}.`;
      file.report(
        path,
        value === undefined ? "un champ obligatoire absent" : `« ${String(value)} »`,
        cure,
      );
      return;
    }
    default: {
      const { found, cure } = formatFault(value, field);
      file.report(path, found, cure);
    }
  }
}

function reportUnknown(
  file: ContentFile,
  path: FieldPath,
  name: string,
  misspelt: readonly Misspelt[],
): void {
  const allowed = namesAt(file, path);
  const meant = misspelt.find(({ typed }) => isSame(typed, [...path, name]))?.meant.at(-1);
  const hint =
    meant === undefined
      ? didYouMean(name, allowed)
      : `Vouliez-vous écrire « ${meant} », qui manque ici ? `;
  const drop = hint ? "Sinon, supprimez" : "Supprimez";
  const cure = `${hint}${drop} cette ligne. Champs possibles ici : ${allowed.join(", ")}.`;
  file.report([...path, name], `un champ inconnu, « ${name} »`, cure, "key");
}

function namesAt(file: ContentFile, path: FieldPath): string[] {
  const fields = fieldsOfType(file.type);
  const around = path.length === 0 ? fields : (fieldAt(fields, path)?.fields ?? []);
  return around.map(({ name }) => name);
}
