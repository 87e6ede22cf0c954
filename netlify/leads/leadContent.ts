import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { parse } from "yaml";
import { z } from "zod";

import { fillPlaceholders, placeholderValues, valueAt } from "../../contract/placeholders";
import { typeset } from "../../contract/typeset";
import { booking } from "../../plugins/content-model/types/booking";
import { withoutEmptied } from "../../plugins/content-model/types/emptied";
import { interfaceTexts } from "../../plugins/content-model/types/interface";
import { site as siteSettings } from "../../plugins/content-model/types/site";

/** What `content/site.yaml` says. */
export type SiteContent = z.infer<typeof siteSettings>;
/** What `content/interface.yaml` says. */
export type InterfaceContent = z.infer<typeof interfaceTexts>;

/** The texts and the identity that the functions share with the site. */
export interface LeadContent {
  site: SiteContent;
  texts: InterfaceContent;
}

let cached: LeadContent | undefined;

/**
 * Reads the content files once per process. On the host they travel with the functions
 * (`included_files` in netlify.toml), beside the directory the function is started in. `CONTENT_DIR` names another
 * folder: tests have content of their own.
 */
export function leadContent(): LeadContent {
  if (!cached) {
    const site = siteSettings.parse(readContentFile("site.yaml"));
    const texts = interfaceTexts.parse(readContentFile("interface.yaml"));
    const values = placeholderValues(site, readLengthMinutes);
    // What a visitor reads is typeset as the pages are; the mails stay as written.
    cached = { site, texts: { ...shown(texts, values), mail: texts.mail } };
  }
  return cached;
}

/** A file of `content/`, parsed, without its emptied fields. Throws when it did not travel with the functions. */
export function readContentFile(file: string): unknown {
  const path = join(process.env.CONTENT_DIR ?? "content", file);
  const roots = [process.cwd(), process.env.LAMBDA_TASK_ROOT ?? process.cwd()];
  for (const root of roots) {
    try {
      return withoutEmptied(parse(readFileSync(resolve(root, path), "utf8")));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    }
  }
  throw new Error(`${path} not found: it must be listed in included_files of netlify.toml`);
}

const readLengthMinutes = () =>
  z.object({ lengthMinutes: booking.shape.lengthMinutes }).parse(readContentFile("booking.yaml"))
    .lengthMinutes;

/** A text with these values (`placeholderValues`) in place of `{{contact.phone}}` and the like. */
export const withValues = (text: string, values: object) =>
  fillPlaceholders(text, (name) => valueAt(values, name));

/** All texts of a part of the content, with French typography and these values (`placeholderValues`). */
export function shown<Part>(part: Part, values: object): Part {
  const show = (value: unknown): unknown => {
    if (typeof value === "string") return typeset(withValues(value, values));
    if (Array.isArray(value)) return value.map(show);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, show(inner)]));
  };
  return show(part) as Part;
}
