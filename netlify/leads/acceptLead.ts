import type { LeadFields } from "../../contract/leadFields";
import { normaliseLead } from "../../contract/leadRules";
import { acceptedAnswer, refusedAnswer } from "./leadAnswer";
import type { LeadBackend } from "./leadBackend";
import { contentKey, leadId } from "./leadId";
import { readLeadForm } from "./readLeadForm";
import { receiveLead } from "./receiveLead";
import type { Refusal } from "./refusal";
import { bearerToken, isForeign } from "./requestGuard";
import { quarantineScore, scoreLead } from "./scoreLead";
import { validateLead } from "./validateLead";
import { readPass } from "./visitorPass";

/** Answers one post of the contact form. `address` is the visitor's, used only to count posts. */
export async function acceptLead(
  request: Request,
  address: string,
  backend: LeadBackend,
): Promise<Response> {
  const { content, clock, rate } = backend;
  const refuse = (refusal: Refusal, typed: LeadFields = normaliseLead({})) =>
    refusedAnswer(request, refusal, typed, content);

  if (request.method !== "POST") return refuse({ kind: "method" });
  const form = await readLeadForm(request);
  if (form.status === "unsupported") return refuse({ kind: "media-type" });
  if (form.status === "malformed") return refuse({ kind: "malformed" });
  const typed = normaliseLead(form.fields);
  if (isForeign(request)) return refuse({ kind: "foreign" }, typed);
  if (form.status === "too-large") return refuse({ kind: "too-large" }, typed);

  const checked = validateLead(form.fields, content.texts.contact.form);
  if (!checked.valid) return refuse({ kind: "invalid", errors: checked.errors }, checked.fields);

  const now = clock();
  const recentPosts = rate.recent(address, now);
  const retryAfter = rate.take(address, now);
  if (retryAfter > 0) return refuse({ kind: "too-many", retryAfter }, typed);

  const pass = passOf(request, backend, now);
  const honeypot = form.honeypot;
  const { score, signs } = scoreLead(checked.fields, { honeypot, pass, now, recentPosts });
  const result = await oncePerContent(checked.fields, backend, async () => {
    const id = await currentId(checked.fields, now, backend);
    const receivedAt = new Date(now).toISOString();
    const kind = score >= quarantineScore ? "quarantine" : "pending";
    return receiveLead({ id, receivedAt, fields: checked.fields, score, signs }, kind, backend);
  });
  return result === "kept" ? acceptedAnswer(request) : refuse({ kind: "unavailable" }, typed);
}

function passOf(request: Request, { settings, content }: LeadBackend, now: number) {
  const token = bearerToken(request);
  // Without a secret (a host not yet configured) nobody can have a pass: nothing is held against them.
  if (!token || !settings.passSecret) return { status: "absent" as const };
  const site = content.site.leads.anonymousKey;
  return readPass({ token, secret: settings.passSecret, site, now });
}

/** Posts with the same contents that arrive together share one handling, and its result. */
async function oncePerContent(
  fields: LeadFields,
  { underWay, handling }: LeadBackend,
  handle: () => Promise<"kept" | "lost">,
): Promise<"kept" | "lost"> {
  const key = contentKey(fields);
  const twin = underWay.get(key);
  if (twin) return twin;
  const handled = inTurn(handling, handle).finally(() => underWay.delete(key));
  underWay.set(key, handled);
  return handled;
}

/** Longest wait for one's turn, in milliseconds; after it the visitor is asked to try again. */
const longestQueueMs = 60_000;

async function inTurn(
  { enter, leave }: LeadBackend["handling"],
  handle: () => Promise<"kept" | "lost">,
): Promise<"kept" | "lost"> {
  if (!(await enter(longestQueueMs))) return "lost";
  return handle().finally(leave);
}

/** Time after midnight UTC in which a post may repeat one of the day before, in milliseconds. */
const midnightSlack = 60 * 60 * 1000;

/** The identifier of a post: yesterday's, when it repeats one sent just before midnight. */
async function currentId(fields: LeadFields, now: number, { store }: LeadBackend): Promise<string> {
  const before = leadId(fields, now - midnightSlack);
  const today = leadId(fields, now);
  if (before === today) return today;
  const earlier = await store.read(before, 1_000).catch(() => null);
  const isRepeat = earlier && now - Date.parse(earlier.receivedAt) < midnightSlack;
  return isRepeat ? before : today;
}
