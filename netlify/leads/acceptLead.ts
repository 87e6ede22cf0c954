import type { LeadFields } from "../../contract/leadFields";
import { normaliseLead } from "../../contract/leadRules";
import { acceptedAnswer, refusedAnswer } from "./leadAnswer";
import type { LeadBackend } from "./leadBackend";
import { leadId } from "./leadId";
import { readLeadForm } from "./readLeadForm";
import { receiveLead } from "./receiveLead";
import type { LeadRefusal } from "./leadRefusal";
import { bearerToken, isForeign } from "./requestGuard";
import { quarantineScore, scoreLead } from "./scoreLead";
import { validateLead } from "./validateLead";
import { readPass } from "./visitorPass";

/** Answers one post of the contact form. */
export async function acceptLead(request: Request, backend: LeadBackend): Promise<Response> {
  const { content, clock } = backend;
  let source = "";
  const refuse = (refusal: LeadRefusal, typed: LeadFields = normaliseLead({})) =>
    refusedAnswer(request, refusal, { typed, source }, content);

  if (request.method !== "POST") return refuse({ kind: "method" });
  const form = await readLeadForm(request);
  if (form.status === "unsupported") return refuse({ kind: "media-type" });
  if (form.status === "malformed") return refuse({ kind: "malformed" });
  const typed = normaliseLead(form.fields);
  if (form.status === "read") source = form.source;
  if (isForeign(request)) return refuse({ kind: "foreign" }, typed);
  if (form.status === "too-large") return refuse({ kind: "too-large" }, typed);

  const checked = validateLead(form.fields, content.texts.contact.form);
  if (!checked.valid) return refuse({ kind: "invalid", errors: checked.errors }, checked.fields);

  const now = clock();
  const pass = passOf(request, backend, now);
  const { score, signs } = scoreLead(checked.fields, { honeypot: form.honeypot, pass, now });
  const id = leadId(checked.fields, now);
  const receivedAt = new Date(now).toISOString();
  const lead = { id, receivedAt, fields: checked.fields, score, signs, source };
  const result = await receiveLead(lead, score >= quarantineScore, backend);
  return result === "kept" ? acceptedAnswer(request) : refuse({ kind: "unavailable" }, typed);
}

function passOf(request: Request, { settings, content }: LeadBackend, now: number) {
  const token = bearerToken(request);
  // Without a secret (a host not yet configured) nobody can have a pass: nothing is held against them.
  if (!token || !settings.passSecret) return { status: "absent" as const };
  const site = content.site.leads.anonymousKey;
  return readPass({ token, secret: settings.passSecret, site, now });
}
