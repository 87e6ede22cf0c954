import { cmsBackend, cmsConfig } from "./cmsConfig";
import { editorSettings } from "./editorSettings";
import { jsonSchemas } from "./jsonSchemas";

/** Text of every file that is derived from the content model, by path from the repository's root. */
export function derivedFiles(): Map<string, string> {
  return new Map([
    ...jsonSchemas(),
    ...editorSettings(),
    ["static/admin/config.yml", cmsConfig(cmsBackend({}))],
  ]);
}
