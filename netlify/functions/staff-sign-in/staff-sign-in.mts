import type { Config, Context } from "@netlify/functions";

import { openLeadBackend } from "../../leads/leadBackend";
import { answerSignIn } from "../../staff/signIn";

/** Mails a link to somebody of the team, and changes it for a session. */
export default async function staffSignIn(request: Request, context: Context): Promise<Response> {
  return answerSignIn(request, context.ip, openLeadBackend(context));
}

// Against floods only: tries are counted in the database.
export const config: Config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
