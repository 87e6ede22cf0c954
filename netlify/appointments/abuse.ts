import { createHmac } from "node:crypto";
import ipaddr from "ipaddr.js";

import type { countOpen } from "../database/appointments";
import { weigh } from "../leads/scoreLead";
import type { PassReading } from "../leads/visitorPass";
import type { AppointmentRequest } from "./appointmentFields";

/** From this score on, an appointment has to be confirmed by the mailed link. */
const confirmScore = 2;

/** Bookings in an hour, of all visitors, from which on each has to be confirmed. */
const rush = 20;

/** Bookings that one network address may have to confirm, of an hour: as a rule, and in a rush. */
const mostHeld = 2;
const mostInRush = 1;

/** Who books, and what is counted of them. */
export interface BookingCircumstances extends Pick<AppointmentRequest, "name" | "subject"> {
  honeypot: string;
  pass: PassReading;
  /** Milliseconds since the epoch. */
  now: number;
  counts: Awaited<ReturnType<typeof countOpen>>;
}

/**
 * Adds up the signals of an automatic booking: one person who books once has none, or one. Suspicious bookings, and all
 * in a rush, wait for the mailed link, unless their network address has had its share of the hour. Those that are
 * believed need none. What was booked before stays booked.
 */
export function judge({ name, subject, honeypot, pass, now, counts }: BookingCircumstances) {
  const isRush = counts.ofAll >= rush;
  const { score, signals } = weigh([
    ["honeypot", honeypot === "" ? 0 : 4],
    ["no-pass", pass.status === "absent" || pass.status === "expired" ? 1 : 0],
    ["forged-pass", pass.status === "forged" ? 2 : 0],
    ["fast", pass.status === "valid" && now / 1000 - pass.since < 2 ? 2 : 0],
    ["link-in-name", /https?:\/\/|www\./i.test(name) ? 2 : 0],
    ["links", (subject.match(/https?:\/\//gi)?.length ?? 0) >= 3 ? 2 : 0],
    ["repeat", Math.min(2, counts.ofOrigin)],
  ]);
  const hasHadShare = isRush ? counts.ofOrigin >= mostInRush : counts.heldOfOrigin >= mostHeld;
  const isHeld = score >= confirmScore || isRush;
  return { isHeld, isRefused: isHeld && hasHadShare, signals };
}

/** Appointments that one person may have ahead. */
export const personLimit = 2;

/**
 * What counts as one network address: an IPv4 address, or the first half of an IPv6 one, since every
 * connection has all addresses of the second half to itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  return ipaddr.process(address).toNormalizedString().split(":").slice(0, 4).join(":");
}

/** Keyed hash of a network address, so that it can be counted and not be read. */
export function hashedNetwork(address: string, secret: string): string {
  const hash = createHmac("sha256", secret).update(`origin ${networkOf(address)}`);
  return hash.digest("base64url").slice(0, 22);
}
