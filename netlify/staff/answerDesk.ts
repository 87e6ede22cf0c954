import { csrfHeader } from "../../contract/desk";
import type { AppointmentBackend } from "../appointments/appointmentBackend";
import { logEvent } from "../leads/logEvent";
import { readPost } from "../leads/readPost";
import { isForeign } from "../leads/requestGuard";
import { answerAction } from "./answerAction";
import { answerView } from "./answerView";
import { DeskRefusal, refusal } from "./deskAnswer";
import { isFromOwnPage } from "./ownOrigin";
import { isSame } from "./secrets";
import { sessionOf, type StaffSession } from "./staffSession";

/**
 * Everything that the desk asks comes through here: nothing is read, and nothing told, before the session is known,
 * and nothing is changed unless a page of ours asks with the session's token.
 */
export async function answerDesk(request: Request, backend: AppointmentBackend): Promise<Response> {
  try {
    const staff = await sessionOf(request, backend);
    if (!staff) return refusal({ error: "session" });
    if (request.method === "GET") {
      if (isForeign(request)) return refusal({ error: "foreign" });
      const parameters = Object.fromEntries(new URL(request.url).searchParams);
      return await answerView(parameters, staff, backend);
    }
    if (request.method !== "POST") return refusal({ error: "malformed" }, { allow: "GET, POST" });
    if (!isOwnChange(request, staff)) return refusal({ error: "foreign" });
    const post = await readPost(request, ["application/json"]);
    if (post.status !== "read") return refusal({ error: "malformed" });
    const asked = Object.fromEntries(post.values);
    return "view" in asked
      ? await answerView(asked, staff, backend)
      : await answerAction(asked, staff, backend);
  } catch (error) {
    if (error instanceof DeskRefusal) return refusal(error.refused);
    logEvent("desk-failed", { reason: error instanceof Error ? error.name : "unknown" });
    return refusal({ error: "unavailable" });
  }
}

function isOwnChange(request: Request, { csrf }: StaffSession): boolean {
  return isFromOwnPage(request) && isSame(request.headers.get(csrfHeader) ?? "", csrf);
}
