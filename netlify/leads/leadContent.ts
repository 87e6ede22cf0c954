import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { parse } from "yaml";
import { z } from "zod";

import { fillPlaceholders, placeholderValues, valueAt } from "../../contract/placeholders";
import { typeset } from "../../contract/typeset";

const text = z.string();

const siteSchema = z.object({
  brand: z.object({ name: text }),
  url: text,
  contact: z.object({ email: text, phone: text }),
  booking: z.object({ meeting: text }),
  leads: z.object({ retentionDays: z.number(), anonymousKey: text }),
});

const mailSchema = z.object({
  subject: text,
  received: text,
  reference: text,
  notStored: text,
  suspicious: text,
  asciiWebsite: text,
  context: text,
  answered: text,
  alertSubject: text,
  alertText: text,
  digest: z.object({
    subject: text,
    received: text,
    sent: text,
    pending: text,
    quarantined: text,
    dead: text,
    withinDay: text,
    days: text,
    median: text,
    oldest: text,
    quarantineTitle: text,
    releaseHint: text,
    nothing: text,
  }),
  reminder: z.object({ subject: text, text }),
});

/** What a visitor reads is filled in and typeset as the pages are; the mails stay as written. */
const interfaceSchema = (values: object) => {
  const prose = z.string().transform((value) => typeset(withValues(value, values)));
  const field = z.object({ label: prose, error: prose, tooLong: prose });
  return z.object({
    contact: z.object({
      form: z.object({
        required: prose,
        name: field,
        email: field,
        phone: field,
        website: field,
        message: field,
        honeypot: prose,
        submit: prose,
      }),
    }),
    leadErrorPage: z.object({
      title: prose,
      invalid: prose,
      unavailable: prose,
      tooLarge: prose,
      refused: prose,
      back: prose,
    }),
    answerPage: z.object({
      title: prose,
      text: prose,
      received: prose,
      name: prose,
      action: prose,
      done: prose,
      already: prose,
      unknown: prose,
      unavailable: prose,
    }),
    mail: mailSchema,
  });
};

/** The part of `content/site.yaml` that the lead path reads. */
export type SiteContent = z.infer<typeof siteSchema>;
/** The part of `content/interface.yaml` that the lead path reads. */
export type InterfaceContent = z.infer<ReturnType<typeof interfaceSchema>>;

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
    const site = siteSchema.parse(readContentFile("site.yaml"));
    const values = placeholderValues(site, readLengthMinutes);
    cached = { site, texts: interfaceSchema(values).parse(readContentFile("interface.yaml")) };
  }
  return cached;
}

/** A file of `content/`, parsed. Throws when it did not travel with the functions. */
export function readContentFile(file: string): unknown {
  const path = join(process.env.CONTENT_DIR ?? "content", file);
  const roots = [process.cwd(), process.env.LAMBDA_TASK_ROOT ?? process.cwd()];
  for (const root of roots) {
    try {
      return parse(readFileSync(resolve(root, path), "utf8"));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    }
  }
  throw new Error(`${path} not found: it must be listed in included_files of netlify.toml`);
}

const readLengthMinutes = () =>
  z.object({ lengthMinutes: z.number() }).parse(readContentFile("booking.yaml")).lengthMinutes;

/** A text with these values (`placeholderValues`) in place of `{{contact.phone}}` and the like. */
export const withValues = (text: string, values: object) =>
  fillPlaceholders(text, (name) => valueAt(values, name));
