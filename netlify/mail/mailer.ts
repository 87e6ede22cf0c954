import type { OutgoingMail } from "./composeMail";
import type { SendOutcome } from "./sendOutcome";
import { type SmtpLimits, smtpTransport, type SmtpTransport } from "./smtpTransport";

/** Hands mails to the first provider that takes them. */
export interface Mailer {
  /** False when there is no provider that can be used: mails then wait in the outbox. */
  isConfigured: boolean;
  /** What is wrong with the configuration, for staff. */
  problems: string[];
  /** Never rejects. May outlast `timeoutMs` (milliseconds) to learn the fate of a mail under way. */
  deliver(mail: OutgoingMail, timeoutMs: number): Promise<SendOutcome>;
  close(): void;
}

/** A variable of the environment with the address of a provider. */
export interface Provider {
  variable: string;
  url: string;
}

/** A mailer over SMTP providers, given in the order in which they are tried. */
export function openMailer(providers: Provider[], limits: SmtpLimits): Mailer {
  const problems: string[] = [];
  const transports: SmtpTransport[] = [];
  for (const { variable, url } of providers) {
    const problem = smtpAddressProblem(url);
    if (problem) problems.push(`${variable} cannot be used: ${problem}`);
    else transports.push(smtpTransport(url, limits));
  }
  if (transports.length === 0) problems.unshift("mail is not configured (SMTP_URL)");
  return {
    isConfigured: transports.length > 0,
    problems,
    deliver: (mail, timeoutMs) => deliverThrough(transports, mail, timeoutMs),
    close: () => transports.forEach((transport) => transport.close()),
  };
}

/**
 * Tries each provider in turn. The first of two gets a little more than half of the time. A mail
 * whose acknowledgement got lost is not given to the next provider: the first may well have it.
 */
async function deliverThrough(
  transports: SmtpTransport[],
  mail: OutgoingMail,
  timeoutMs: number,
): Promise<SendOutcome> {
  const deadline = performance.now() + timeoutMs;
  let outcome: SendOutcome = { status: "unreachable" };
  for (const [index, transport] of transports.entries()) {
    const left = deadline - performance.now();
    if (left <= 0) break;
    const isLast = index === transports.length - 1;
    outcome = await transport.send(mail, isLast ? left : left * 0.55);
    if (outcome.status === "delivered" || outcome.status === "uncertain") return outcome;
  }
  return outcome;
}

const mailers = new Map<string, Mailer>();

/** The mailer of a configuration, one per process so that connections are used again. */
export function sharedMailer(providers: Provider[], limits: SmtpLimits): Mailer {
  const key = providers.map(({ url }) => url).join(" ");
  const known = mailers.get(key);
  if (known) return known;
  const { close, ...opened } = openMailer(providers, limits);
  const mailer = { ...opened, close: () => (mailers.delete(key), close()) };
  mailers.set(key, mailer);
  return mailer;
}

/**
 * Why a mail provider's address cannot be used, or undefined when it can. The address itself is not
 * repeated: it holds a password.
 */
export function smtpAddressProblem(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return "it is not an address such as smtp://user:password@mail.example:587";
  }
  if (url.protocol !== "smtp:" && url.protocol !== "smtps:") {
    return "it must begin with smtp:// or smtps://";
  }
  if (url.hostname === "") return "it names no server";
  return undefined;
}
