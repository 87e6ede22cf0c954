import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import { parse } from "yaml";
import { z } from "zod";

import { once } from "../../contract/once";
import { fillPlaceholders, placeholderValues } from "../../contract/placeholders";
import { typeset } from "../../contract/typeset";
import { withoutEmptied } from "../../plugins/content-model/types/emptied";
import { interfaceTexts } from "../../plugins/content-model/types/interface";
import { site as siteSettings } from "../../plugins/content-model/types/site";

/** The texts and the identity that the functions share with the site. */
export type LeadContent = ReturnType<typeof leadContent>;

/**
 * Reads the content files. On Netlify they travel with the functions
 * (`included_files` in netlify.toml), beside the directory the function is started in. `CONTENT_DIR` names another
 * folder: tests have content of their own.
 */
export const leadContent = once(() => {
  const site = siteSettings.parse(readContentFile("site.yaml"));
  const texts = interfaceTexts.parse(readContentFile("interface.yaml"));
  const booking = readBooking();
  const values = placeholderValues(site, () => booking?.lengthMinutes);
  // What a visitor reads is typeset as the pages are; the mails stay as written.
  const hosts = booking?.hosts.map(({ slug }) => slug);
  return { site, hosts, texts: { ...shown(texts, values), mail: texts.mail } };
});

/** Where a file of `content/` is; undefined when it did not travel with the functions. */
export function contentFile(file: string): string | undefined {
  const roots = [process.cwd(), process.env.LAMBDA_TASK_ROOT ?? process.cwd()];
  const folder = process.env.CONTENT_DIR ?? "content";
  return roots.map((root) => resolve(root, folder, file)).find((path) => existsSync(path));
}

/** A file of `content/`, parsed, without its emptied fields. */
export function readContentFile(file: string): unknown {
  const path = contentFile(file);
  if (path) return withoutEmptied(parse(readFileSync(path, "utf8")));
  throw new Error(`${file} not found: it must be listed in included_files of netlify.toml`);
}

/** Undefined without a booking.yaml that can be read: no lead waits for appointments. */
function readBooking() {
  const hosts = z.array(z.object({ slug: z.string() }));
  try {
    return z.object({ lengthMinutes: z.number(), hosts }).parse(readContentFile("booking.yaml"));
  } catch {
    return undefined;
  }
}

/** All texts of a part of the content, with French typography and these values in place of `{{contact.phone}}` and the like. */
export function shown<Part>(part: Part, values: object): Part {
  const show = (value: unknown): unknown => {
    if (typeof value === "string") return typeset(fillPlaceholders(value, values));
    if (Array.isArray(value)) return value.map(show);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, show(inner)]));
  };
  return show(part) as Part;
}
