import { hash } from "node:crypto";
import { Webhook as Signer } from "standardwebhooks";

import type { SendOutcome } from "../mail/mailer";

/** The address that leads and appointments are posted to, so that they are in the team's own tools. */
export function openWebhook({ url = "", secret = "" }: { url?: string; secret?: string }) {
  return {
    isConfigured: url !== "" && secret !== "",
    /** Names the address without saying it: a hash. */
    name: hash("sha256", url).slice(0, 12),
    /**
     * Posts one event as https://www.standardwebhooks.com wants it, within `timeoutMs` milliseconds. Any 2xx is a
     * delivery. A redirect is a refusal: the address that was configured is the only one.
     */
    async deliver(id: string, event: object, timeoutMs: number): Promise<SendOutcome> {
      const now = new Date();
      const body = JSON.stringify(event);
      const headers = {
        "content-type": "application/json",
        "user-agent": "site-webhook",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
        "webhook-signature": new Signer(secret).sign(id, now, body),
      };
      const signal = AbortSignal.timeout(timeoutMs);
      const request = { method: "POST", redirect: "manual", headers, body, signal } as const;
      try {
        const { ok, status, body } = await fetch(url, request);
        // Only the status counts. An error in the rest of the response changes nothing.
        body?.cancel().catch(() => undefined);
        return ok ? { status: "delivered" } : { status: "refused", code: status };
      } catch (error) {
        return { status: "unreachable", why: reasonOfFailure(error) };
      }
    },
  };
}

/** `ECONNREFUSED`, `DEPTH_ZERO_SELF_SIGNED_CERT`, `timeout`. */
function reasonOfFailure(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return name === "TimeoutError" ? "timeout" : (cause?.code ?? name ?? "unknown");
}
