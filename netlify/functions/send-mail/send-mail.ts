import type { Config, Context } from "@netlify/functions";

import { openLeadBackend } from "../../leads/leadBackend";
import { sendMails } from "../../leads/sendMails";

/** Sends the mails that could not be sent at once. */
export default async function sendMail(_request: Request, context: Context): Promise<Response> {
  return Response.json(await sendMails(openLeadBackend(context)));
}

export const config: Config = { schedule: "*/5 * * * *" };
