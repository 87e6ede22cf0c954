import { fieldsOfType } from "../types/contentTypes";
import { fieldAt } from "../types/structure";
import type { ContentFile } from "./contentFile";
import { shapeFault } from "./frenchIssues";
import { didYouMean } from "./didYouMean";
import { fieldName, type FieldPath } from "./problem";
import { lineFault } from "./syntax";

/** Compares a file with the definition of its type: fields, types, lengths, counts. */
export function checkShape(file: ContentFile): void {
  const fields = fieldsOfType(file.type);
  const { error } = file.type.schema.safeParse(file.data, { reportInput: true });
  const issues = (error?.issues ?? []).map((issue) => ({
    issue,
    path: issue.path as FieldPath,
    value:
      issue.code === "invalid_union" ? file.typed(issue.path as FieldPath)?.value : issue.input,
  }));
  const absent = issues.filter(({ value }) => (value ?? null) === null).map(({ path }) => path);
  const told = new Set<FieldPath>();
  for (const { issue, path } of issues) {
    if (issue.code === "unrecognized_keys") for (const name of issue.keys) reportStray(path, name);
  }
  const untold = issues.filter(({ path }) => !told.has(path));
  // Where the end of a file is missing, what its last field lacks is no other mistake.
  const isCut = untold.some(({ path, value }) => path.length === 1 && value === undefined);
  const last = isCut ? Object.keys(file.data ?? {}).at(-1) : undefined;
  const missing: FieldPath[] = [];
  for (const { issue, path, value } of untold) {
    if (issue.code === "unrecognized_keys" || path[0] === last) continue;
    const field = fieldAt(fields, path, file.data);
    if (value === undefined) missing.push(path);
    else file.report(path, shapeFault(issue, value, field, file.typed(path)));
  }
  const list = missing.map(
    (path) => `${fieldName(path)} (${fieldAt(fields, path, file.data)?.title})`,
  );
  if (missing[0]) {
    file.report(missing[0], {
      found: `absent : ${list.join(", ")}`,
      cure: "Ajoutez ce qui manque, sous la forme « champ: valeur », comme dans un fichier voisin. Si la fin du fichier manque, reprenez sa version précédente.",
    });
  }

  /** A field that its type does not know: misspelt, at a wrong level, or one too many. */
  function reportStray(around: FieldPath, name: string): void {
    const lacking = absent.filter(
      (path) => path.at(-1) === name || fieldName(path.slice(0, -1)) === fieldName(around),
    );
    for (const path of lacking) told.add(path);
    const inside = around.length > 0 ? fieldAt(fields, around, file.data)?.fields : fields;
    const allowed = (inside ?? []).map((one) => one.name);
    const lack = lacking.length > 0 ? `Il manque « ${lacking.map(fieldName).join(", ")} ». ` : "";
    const fault = lineFault(`${name}:`) ?? {
      found: `un champ inconnu ici, « ${name} »`,
      cure: `${lack}${didYouMean(name, allowed)}Corrigez ce nom, déplacez la ligne sous le champ dont elle fait partie, ou supprimez-la. Champs possibles ici : ${allowed.join(", ")}.`,
    };
    file.report([...around, name], fault);
  }
}
