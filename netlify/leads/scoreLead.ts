import type { LeadFields } from "../../contract/leadFields";
import type { PassReading } from "./visitorPass";

/** From this score on, a lead goes to quarantine. Nothing is ever dropped. */
export const quarantineScore = 4;

/**
 * Adds up signals of an automatic post. What a lead says can never put it into quarantine by itself:
 * contents weigh at most 3, and a genuine visitor's circumstances 0 (1 without JavaScript).
 *
 * @param now milliseconds since the epoch
 */
export function scoreLead(
  fields: LeadFields,
  { honeypot, pass, now }: { honeypot: string; pass: PassReading; now: number },
) {
  const links = fields.message.match(/https?:\/\//gi)?.length ?? 0;
  const content: [string, number][] = [
    ["links", links >= 6 ? 2 : links >= 3 ? 1 : 0],
    ["markup", /\[url[=\]]|<a\s[^>]*href\s*=\s*["']?http/i.test(fields.message) ? 1 : 0],
    ["link-in-name", /https?:\/\/|www\./i.test(fields.name) ? 1 : 0],
  ];
  const circumstances: [string, number][] = [
    ["honeypot", honeypot.trim() === "" ? 0 : quarantineScore],
    ["no-pass", pass.status === "absent" || pass.status === "expired" ? 1 : 0],
    ["forged-pass", pass.status === "forged" ? 2 : 0],
    ["fast", pass.status === "valid" && now / 1000 - pass.since < 1 ? 1 : 0],
  ];
  const [said, done] = [weigh(content), weigh(circumstances)];
  return {
    score: Math.min(3, said.score) + done.score,
    signals: [...said.signals, ...done.signals],
  };
}

/** Adds up what signals weigh, and names those that are there. */
export function weigh(signals: [name: string, weight: number][]) {
  const there = signals.filter(([, weight]) => weight > 0);
  return {
    score: there.reduce((sum, [, weight]) => sum + weight, 0),
    signals: there.map(([name]) => name),
  };
}
