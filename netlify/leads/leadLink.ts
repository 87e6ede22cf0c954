import { findLead, type RecordedLead } from "../database/leads";
import { Refusal } from "../http/functionApp";
import { htmlPage, type PageView } from "../http/page";
import { readLink } from "../http/signedToken";
import type { LeadBackend } from "./leadBackend";

/** The lead that a signed link is about. Throws a refusal when there is none, or no longer. */
export async function linkedLead(
  token: string,
  purpose: "note-answer" | "release-lead",
  { settings, database, clock }: LeadBackend,
): Promise<RecordedLead> {
  const options = { secret: settings.signingSecret, now: clock() };
  const reading = await readLink(token, [purpose], options);
  if (reading.status === "expired") throw new Refusal("over");
  const lead = reading.status === "valid" && (await findLead(database, reading.claims.id));
  if (!lead) throw new Refusal("unknown");
  return lead;
}

/** A page about a lead, for the team. */
export function leadPage(
  view: PageView,
  { content: { site, texts } }: LeadBackend,
  style?: string,
): Promise<Response> {
  return htmlPage(view, { brand: site.brand.name, back: texts.leadErrorPage.back, style });
}
