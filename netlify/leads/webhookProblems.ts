import { readWebhookState } from "../database/leadFigures";
import type { LeadBackend } from "./leadBackend";
import type { InterfaceContent } from "./leadContent";
import { stopId } from "./sendTaken";

/** What can be said of the webhook, in one language. */
export type WebhookWords = InterfaceContent["mail"]["digest"]["webhook"];

/** For logs and monitors; the team reads those of the content. */
export const englishWords: WebhookWords = {
  url: "LEAD_WEBHOOK_URL cannot be used: it must be an address with https:// and without a password",
  secret:
    "LEAD_WEBHOOK_SECRET cannot be used: it must be base64, as openssl rand -base64 32 prints",
  stopped: "the webhook answered 410 and is stopped",
  waiting: "posts that wait for the webhook:",
  givenUp: "posts to the webhook given up after 72 hours:",
  reasons: {
    certificate: "the certificate of its address is not valid",
    timeout: "no answer within ten seconds",
    redirect: "its address leads to another one",
    refused: "its address answers with error",
    unreachable: "its address does not answer",
  },
};

/** From this age on, a post that waits means that someone should look, in seconds. */
const alarmingAge = 30 * 60;

/** What someone should look at, for lead-health and the digest. Throws while the database is away. */
export async function webhookProblems(
  backend: LeadBackend,
  words: WebhookWords,
): Promise<string[]> {
  const { webhook, database } = backend;
  const unusable = webhook.problem ? [words[webhook.problem]] : [];
  if (!webhook.isWanted) return unusable;
  const state = await readWebhookState(database, stopId(backend));
  const why = state.lastFailure ? ` (${reasonInWords(state.lastFailure, words)})` : "";
  return [
    ...unusable,
    ...(state.isStopped ? [words.stopped] : []),
    ...(state.oldestSeconds > alarmingAge ? [`${words.waiting} ${state.waiting}${why}`] : []),
    ...(state.givenUp > 0 ? [`${words.givenUp} ${state.givenUp}${why}`] : []),
  ];
}

/** Why a try failed, as the outbox notes it: `unreachable-timeout`, `refused-302`, `unreachable-CERT_HAS_EXPIRED`. */
function reasonInWords(failure: string, { reasons }: WebhookWords): string {
  if (/CERT|LEAF_SIGNATURE/.test(failure)) return reasons.certificate;
  if (failure.endsWith("timeout")) return reasons.timeout;
  const [, code] = /^refused-(\d+)$/.exec(failure) ?? [];
  if (code?.startsWith("3")) return reasons.redirect;
  return code ? `${reasons.refused} ${code}` : reasons.unreachable;
}
