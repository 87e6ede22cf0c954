import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { derivedFiles } from "../plugins/content-model/editor/derivedFiles";

/** `npm run content:derive`: writes what editors and the CMS read of the content model. */
for (const [file, text] of derivedFiles()) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
