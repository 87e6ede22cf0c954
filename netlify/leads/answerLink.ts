import { createHmac, timingSafeEqual } from "node:crypto";

import type { MailContext } from "./mailContext";

/**
 * Address of the page that notes that a lead was answered; undefined without a secret to sign it with. It may end up
 * in an answer that quotes the mail, so the page tells nothing of the lead but when it came in.
 */
export function answerAddress(id: string, { settings, content }: MailContext): string | undefined {
  if (!settings.passSecret) return undefined;
  const token = answerToken(id, settings.passSecret);
  return `${siteAddress({ settings, content })}/.netlify/functions/lead-answered?token=${token}`;
}

/** The id of a lead in a token that we signed, or undefined. */
export function readAnswerToken(token: string, secret: string): string | undefined {
  const [id = ""] = token.split(".");
  const given = Buffer.from(token);
  const expected = Buffer.from(answerToken(id, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

/** Address of the site for links in mails, without a slash at its end. */
function siteAddress({ settings, content }: MailContext): string {
  return settings.siteUrl ?? content.site.url.replace(/\/+$/, "");
}

function answerToken(id: string, secret: string): string {
  return `${id}.${createHmac("sha256", secret).update(`answered ${id}`).digest("base64url")}`;
}
