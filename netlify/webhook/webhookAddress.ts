import { Webhook } from "standardwebhooks";

import { parseUrl } from "../../contract/parseUrl";

/** Where the webhook is, and what signs its posts. */
export interface WebhookSettings {
  url?: string;
  secret?: string;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** What of the settings cannot be used. */
export type WebhookProblem = "url" | "secret";

/** What of the settings cannot be used, or undefined when all can, or no webhook is wanted. */
export function webhookProblem({ url, secret }: WebhookSettings): WebhookProblem | undefined {
  if (!url) return secret ? "url" : undefined;
  const address = parseUrl(url);
  const isSafe =
    address?.protocol === "https:" ||
    (address?.protocol === "http:" && loopback.test(address.hostname));
  if (!isSafe || address.username || address.password) return "url";
  try {
    new Webhook(secret ?? "");
  } catch {
    return "secret";
  }
  return undefined;
}
