import type { z } from "zod";
import { fieldsOfType } from "../contentTypes";
import type { Field } from "../structure";
import { valueAt, type ContentFile } from "./contentFile";
import { didYouMean } from "./nearest";
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
  const told = new Set<string>();
  for (const issue of result.error?.issues ?? []) {
    const path = issue.path.filter((part) => typeof part !== "symbol");
    const key = `${path.join("/")} ${issue.code === "unrecognized_keys"}`;
    if (told.has(key)) continue;
    told.add(key);
    reportIssue(file, path, issue);
  }
}

function reportIssue(file: ContentFile, path: FieldPath, issue: z.core.$ZodIssue): void {
  const value = valueAt(file.data, path);
  const field = fieldAt(fieldsOfType(file.type), path);
  switch (issue.code) {
    case "unrecognized_keys":
      for (const name of issue.keys) reportUnknown(file, path, name);
      return;
    case "invalid_type": {
      const { found, cure } = typeFault(issue.expected, String(path.at(-1)), value, field);
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

function reportUnknown(file: ContentFile, path: FieldPath, name: string): void {
  const allowed = namesAt(file, path);
  const hint = /\u00a0|\u202f|\u200b/.test(name)
    ? "Une espace insécable s'y cache : effacez l'espace devant le nom et retapez-la. "
    : didYouMean(name, allowed);
  const drop = hint ? "Sinon, supprimez" : "Supprimez";
  const cure = `${hint}${drop} cette ligne. Champs possibles ici : ${allowed.join(", ")}.`;
  file.report([...path, name], `un champ inconnu, « ${name} »`, cure, "key");
}

function namesAt(file: ContentFile, path: FieldPath): string[] {
  const fields = fieldsOfType(file.type);
  const around = path.length === 0 ? fields : (fieldAt(fields, path)?.fields ?? []);
  return around.map(({ name }) => name);
}
