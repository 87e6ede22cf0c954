import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentTypes, pathOf, type ContentType } from "../types/contentTypes";
import { jsonSchemaOf } from "../types/structure";

const schemaPath = ({ name }: ContentType) => `content/schemas/${name}.json`;

/** Settings of VS Code for this folder: which JSON Schema explains which content file. */
const settings = {
  "yaml.schemas": Object.fromEntries(
    contentTypes.map((type) => [`./${schemaPath(type)}`, `content/${pathOf(type, "*")}`]),
  ),
  "yaml.format.enable": false,
  "[yaml]": { "editor.insertSpaces": true, "editor.tabSize": 2 },
  "files.encoding": "utf8",
};

/**
 * Writes what VS Code reads of the content model: JSON Schemas, from which it completes and explains, and its settings.
 * Git ignores these files; `npm ci`, `npm start` and `npm run build` make them.
 */
export function writeDerivedFiles(): void {
  const files: [file: string, value: unknown][] = [
    ...contentTypes.map((type): [string, unknown] => [schemaPath(type), jsonSchemaOf(type.schema)]),
    [".vscode/settings.json", settings],
  ];
  for (const [file, value] of files) {
    const text = `${JSON.stringify(value, null, 2)}\n`;
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
