import type { OutgoingMail, SendOutcome } from "./mail";
import { smtpTransport, type SmtpTransport } from "./smtpTransport";

/** Hands mails to the first provider that takes them. */
export interface Mailer {
  /** False when no provider is configured: leads are then stored and stay pending. */
  isConfigured: boolean;
  /** Never rejects. May outlast `budgetMs` (milliseconds) to learn the fate of a mail under way. */
  deliver(mail: OutgoingMail, budgetMs: number): Promise<SendOutcome>;
  close(): void;
}

/**
 * A mailer over SMTP providers, given in the order in which they are tried. `acknowledgementMs`:
 * longest wait for a server's word on a mail that it was given whole.
 */
export function mailer(smtpUrls: string[], acknowledgementMs: number): Mailer {
  const providers = smtpUrls.map((url) => smtpTransport(url, acknowledgementMs));
  return {
    isConfigured: providers.length > 0,
    deliver: (mail, budgetMs) => deliverThrough(providers, mail, budgetMs),
    close: () => providers.forEach((provider) => provider.close()),
  };
}

/**
 * Tries each provider in turn. The first of two gets a little more than half of the budget. A mail
 * whose acknowledgement got lost is not given to the next provider: the first may well have it.
 */
async function deliverThrough(
  providers: SmtpTransport[],
  mail: OutgoingMail,
  budgetMs: number,
): Promise<SendOutcome> {
  const deadline = performance.now() + budgetMs;
  let outcome: SendOutcome = { status: "unreachable", reason: "no mail provider configured" };
  for (const [index, provider] of providers.entries()) {
    const left = deadline - performance.now();
    if (left <= 0) break;
    const isLast = index === providers.length - 1;
    outcome = await provider.send(mail, isLast ? left : left * 0.55);
    if (outcome.status === "delivered" || outcome.status === "uncertain") return outcome;
  }
  return outcome;
}

const mailers = new Map<string, Mailer>();

/** The mailer of a configuration, one per process so that connections are used again. */
export function sharedMailer(smtpUrls: string[], acknowledgementMs: number): Mailer {
  const key = smtpUrls.join(" ");
  const known = mailers.get(key);
  if (known) return known;
  const created = mailer(smtpUrls, acknowledgementMs);
  mailers.set(key, created);
  return created;
}
