import { fieldsOfType } from "../types/contentTypes";
import { fieldAt } from "../types/structure";
import { valueAt, type ContentFile } from "./contentFile";
import { shapeFault } from "./frenchIssues";
import { didYouMean, nearest } from "./nearest";
import { fieldName, type Fault, type FieldPath } from "./problem";
import { lineFault } from "./syntax";

/** Compares a file with the definition of its type: fields, types, lengths, counts. */
export function checkShape(file: ContentFile): void {
  const fields = fieldsOfType(file.type);
  const issues = (file.type.schema.safeParse(file.data).error?.issues ?? []).map((issue) => ({
    issue,
    path: issue.path as FieldPath,
    value: valueAt(file.data, issue.path as FieldPath),
  }));
  const absent = issues.filter(({ value }) => (value ?? null) === null).map(({ path }) => path);
  const told = new Set<string>();
  for (const { issue, path } of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    for (const name of issue.keys) reportStray(path, name, issue.keys.length === 1);
  }
  const untold = issues.filter(({ path }) => !told.has(fieldName(path)));
  // Where the end of a file is missing, what its last field lacks is no other mistake.
  const isCut = untold.some(({ path, value }) => path.length === 1 && value === undefined);
  const last = isCut ? Object.keys(file.data ?? {}).at(-1) : undefined;
  const left = untold.filter(({ path }) => path[0] !== last);
  const missing = left.filter(({ value }) => value === undefined).map(({ path }) => path);
  for (const { issue, path, value } of left) {
    if (issue.code === "unrecognized_keys" || value === undefined) continue;
    const field = fieldAt(fields, path);
    file.report(path, shapeFault(issue, { path, value, field, typed: file.typed(path) }));
  }
  if (missing[0]) file.report(missing[0], missingFault(missing));

  /** A field that its type does not know: misspelt, at a wrong level, or one too many. */
  function reportStray(around: FieldPath, name: string, isAlone: boolean): void {
    const beside = absent.filter((path) => fieldName(path.slice(0, -1)) === fieldName(around));
    // Fields beside the empty field that should hold them: that field is told, once.
    if (beside.some((path) => fieldAt(fields, path)?.fields.some((one) => one.name === name)))
      return;
    const names = beside.map((path) => String(path.at(-1)));
    const near = nearest(name.trim(), names) ?? (isAlone && names.length === 1 ? names[0] : "");
    const meant = near ? [...around, near] : absent.find((path) => path.at(-1) === name);
    if (meant) told.add(fieldName(meant));
    const inside = around.length > 0 ? fieldAt(fields, around)?.fields : fields;
    const allowed = (inside ?? []).map((one) => one.name);
    const owner = meant?.at(-2);
    const hint = near
      ? `Vouliez-vous écrire « ${near} », qui manque ici ? `
      : meant
        ? `Placez cette ligne ${owner ? `sous « ${owner} »` : "à la marge, sans espace devant"}, avec celles qui en dépendent. `
        : didYouMean(name, allowed);
    const fault = lineFault(`${name}:`) ?? {
      found: `un champ inconnu ici, « ${name} »`,
      cure: `${hint}Corrigez sinon ce nom, ou supprimez la ligne. Champs possibles ici : ${allowed.join(", ")}.`,
    };
    file.report([...around, name], fault);
  }

  function missingFault([first = [], ...others]: FieldPath[]): Fault {
    const { title, description = "" } = fieldAt(fields, first) ?? {};
    return others.length > 0
      ? {
          found: `des champs obligatoires absents : ${[first, ...others].map(fieldName).join(", ")}`,
          cure: "Ajoutez-les : copiez-les d'un fichier voisin, puis changez leurs valeurs. Si la fin du fichier manque, reprenez sa version précédente.",
        }
      : {
          found: "un champ obligatoire absent",
          cure: `Ajoutez « ${String(first.at(-1))}: … »${title ? ` (${title} : ${description})` : ""}.`,
        };
  }
}
