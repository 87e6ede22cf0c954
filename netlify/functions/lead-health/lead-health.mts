import type { Context } from "@netlify/functions";

import { openLeadBackend } from "../../leads/leadBackend";
import { answerHealthRequest } from "../../leads/leadHealth";

/** Tells an outside monitor whether leads get through: counts and ages, no contents. */
export default async function leadHealth(request: Request, context: Context): Promise<Response> {
  return answerHealthRequest(request, openLeadBackend(context));
}
