import type { DeskAnswer } from "../../contract/desk";
import type { AppointmentBackend } from "../appointments/appointmentBackend";
import { endSession } from "../database/staffAccess";
import { actOnAppointment } from "./appointmentActions";
import { deskAnswer, DeskRefusal } from "./deskAnswer";
import { deskAction } from "./deskRequest";
import { actOnLead } from "./leadActions";
import { erasePerson } from "./person";
import { endedCookie } from "./sessionCookie";
import type { StaffSession } from "./staffSession";

const tell = (answer: DeskAnswer, headers: HeadersInit = {}) => deskAnswer(answer, 200, headers);

/** Does what the desk asks. */
export async function answerAction(
  body: unknown,
  { row }: StaffSession,
  backend: AppointmentBackend,
): Promise<Response> {
  const read = deskAction.safeParse(body);
  if (!read.success) throw new DeskRefusal({ error: "malformed" });
  const action = read.data;
  switch (action.action) {
    case "sign-out":
      await endSession(backend.database, row);
      return tell({ ok: true }, { "set-cookie": endedCookie });
    case "revoke": {
      const isEnded = await endSession(backend.database, { id: action.id, email: row.email });
      if (!isEnded) throw new DeskRefusal({ error: "unknown" });
      return tell({ ok: true });
    }
    case "erase":
      return tell(await erasePerson(action.email, row.email, backend));
    case "cancel":
    case "move":
      return tell(await actOnAppointment(action, row.email, backend));
    default:
      return tell(await actOnLead(action, row.email, backend));
  }
}
