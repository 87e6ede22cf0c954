import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument, type Document } from "yaml";

/** One change that content staff may make, done to the files of a content folder. */
export type Edit = { name: string; apply: (contentDir: string) => void };

/** The YAML files of a content folder, by their paths in it. */
export const yamlFiles = (contentDir: string) =>
  readdirSync(contentDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .toSorted();

/** Changes the source of a file; `to` names the file that the result is written to. */
export const editSource = (
  contentDir: string,
  file: string,
  change: (source: string) => string,
  to = file,
) => writeFileSync(join(contentDir, to), change(readFileSync(join(contentDir, file), "utf8")));

/** As `editSource`, on the parsed document. */
export const editDocument = (
  contentDir: string,
  file: string,
  change: (document: Document) => void,
  to = file,
) =>
  editSource(
    contentDir,
    file,
    (source) => {
      const document: Document = parseDocument(source);
      change(document);
      return document.toString({ lineWidth: 0 });
    },
    to,
  );
