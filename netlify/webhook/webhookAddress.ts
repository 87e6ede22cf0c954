import { Webhook } from "standardwebhooks";

import { parseUrl } from "../../contract/parseUrl";

/** Where the webhook is, and what signs its posts. */
export interface WebhookSettings {
  url?: string;
  secret?: string;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Why the webhook cannot be used, or undefined when it can or is not wanted. Address and secret are not repeated: both
 * are secrets.
 */
export function webhookProblem({ url, secret }: WebhookSettings): string | undefined {
  if (!url) return secret ? "LEAD_WEBHOOK_URL is not set" : undefined;
  const address = parseUrl(url);
  if (!address) return "LEAD_WEBHOOK_URL is not an address such as https://crm.example/hook";
  const isSafe =
    address.protocol === "https:" ||
    (address.protocol === "http:" && loopback.test(address.hostname));
  if (!isSafe) return "LEAD_WEBHOOK_URL must begin with https://";
  if (address.username || address.password) return "LEAD_WEBHOOK_URL must hold no password";
  if (!secret) return "LEAD_WEBHOOK_SECRET is not set";
  try {
    new Webhook(secret);
  } catch {
    return "LEAD_WEBHOOK_SECRET is not base64, such as openssl rand -base64 32 prints";
  }
  return undefined;
}
