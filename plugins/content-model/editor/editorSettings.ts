import { contentTypes } from "../types/contentTypes";
import { schemaPath } from "./jsonSchemas";

/** Settings of VS Code for this folder, by path: which JSON Schema explains which content file. */
export function editorSettings(): [file: string, text: string] {
  const schemas = Object.fromEntries(
    contentTypes.map((type) => {
      const { location } = type;
      const files = "folder" in location ? `${location.folder}/*.yaml` : location.file;
      return [`./${schemaPath(type)}`, `content/${files}`];
    }),
  );
  const settings = {
    "yaml.schemas": schemas,
    "yaml.format.enable": false,
    "[yaml]": { "editor.insertSpaces": true, "editor.tabSize": 2 },
    "files.encoding": "utf8",
  };
  return [".vscode/settings.json", `${JSON.stringify(settings, null, 2)}\n`];
}
