import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editorSettings } from "./editorSettings";
import { jsonSchemas } from "./jsonSchemas";

/**
 * Writes what VS Code reads of the content model: JSON Schemas, and which of them explains which file. Git ignores
 * these files; `npm ci`, `npm start` and `npm run build` make them.
 */
export function writeDerivedFiles(): void {
  for (const [file, text] of [...jsonSchemas(), editorSettings()]) {
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
