import type { Context } from "@netlify/functions";

import { answerPassRequest } from "../../leads/answerPassRequest";
import { openLeadBackend } from "../../leads/leadBackend";

/** Issues the anonymous session of a visitor: a short-lived signed token, kept in local storage. */
export default async function visitorPass(request: Request, context: Context): Promise<Response> {
  return answerPassRequest(request, openLeadBackend(context));
}
