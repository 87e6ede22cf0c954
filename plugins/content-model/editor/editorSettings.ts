import { contentTypes } from "../types/contentTypes";
import { schemaPath } from "./jsonSchemas";

/** Workspace settings of VS Code: which JSON Schema explains which content file. */
export function editorSettings(): Map<string, string> {
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
  const extensions = { recommendations: ["redhat.vscode-yaml"] };
  return new Map([
    [".vscode/settings.json", `${JSON.stringify(settings, null, 2)}\n`],
    [
      ".vscode/extensions.json",
      `{ "recommendations": ${JSON.stringify(extensions.recommendations)} }\n`,
    ],
  ]);
}
