import type { Config, Context } from "@netlify/functions";

import { answerAnswerLink } from "../../leads/answerPage";
import { openLeadBackend } from "../../leads/leadBackend";

/** The page of the link in a lead's mail: notes that the lead was answered. */
export default async function leadAnswered(request: Request, context: Context): Promise<Response> {
  return answerAnswerLink(request, openLeadBackend(context));
}

export const config: Config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
