import { createHmac, timingSafeEqual } from "node:crypto";

import type { AppointmentRow } from "../database/schema";

/** What a link lets one do. Only the mail has the one that confirms. */
export const linkPurposes = ["manage", "confirm"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** The token of a link to an appointment: its random id, signed for a purpose. */
function appointmentToken(id: string, purpose: LinkPurpose, secret: string): string {
  const body = Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");
  return `${body}.${sign(id, purpose, secret)}`;
}

/** What a token that we signed is for, or undefined. */
export function readAppointmentToken(
  token: string,
  secret: string,
): { id: string; purpose: LinkPurpose } | undefined {
  const hex = Buffer.from(token.split(".")[0] ?? "", "base64url").toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  if (hex.length !== 32) return undefined;
  const given = Buffer.from(token);
  const purpose = linkPurposes.find((one) => {
    const expected = Buffer.from(appointmentToken(id, one, secret));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return purpose && { id, purpose };
}

/** Address of the page that confirms, or moves and cancels, an appointment. */
export function appointmentAddress(
  { id, site }: Pick<AppointmentRow, "id" | "site">,
  purpose: LinkPurpose,
  secret: string,
): string {
  return `${site}/.netlify/functions/appointment?token=${appointmentToken(id, purpose, secret)}`;
}

/** Keyed hash, so that a network address can be counted and not be read. */
export function keyedHash(text: string, secret: string): string {
  return createHmac("sha256", secret).update(`origin ${text}`).digest("base64url").slice(0, 22);
}

function sign(id: string, purpose: LinkPurpose, secret: string): string {
  return createHmac("sha256", secret).update(`appointment ${purpose} ${id}`).digest("base64url");
}
