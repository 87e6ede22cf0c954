import type { AppointmentAction, AppointmentAnswer } from "../../contract/deskAppointments";
import { slotJson } from "../appointments/answerSlots";
import type { AppointmentBackend } from "../appointments/appointmentBackend";
import { cancel, move, type StaffChange } from "../appointments/changeAppointment";
import { findAppointment } from "../database/appointments";
import { writeHistory } from "../database/history";
import { appointmentDetail } from "./appointmentViews";
import { DeskRefusal } from "./deskAnswer";

/** Cancels or moves an appointment; visitor and host are told, and it is written down who did it. */
export async function actOnAppointment(
  action: AppointmentAction,
  who: string,
  backend: AppointmentBackend,
): Promise<AppointmentAnswer> {
  const { id, version } = action;
  const row = await findAppointment(backend.database, id);
  if (!row) throw new DeskRefusal({ error: "unknown" });
  if (row.sequence !== version) throw await refusal(id, version, backend);
  const isMove = action.action === "move";
  const staff: StaffChange = {
    seen: row,
    write: (within, { startsAt }) =>
      writeHistory(within, {
        who,
        what: isMove ? "moved" : "cancelled",
        appointmentId: id,
        detail: isMove ? `${row.startsAt.toISOString()}/${startsAt.toISOString()}` : "",
      }),
  };
  const isOpen = row.state === "booked" || !isMove;
  if (!isOpen || row.startsAt.getTime() <= backend.clock())
    throw new DeskRefusal({ error: "over" });
  const result = isMove
    ? await move(row, Date.parse(action.start), backend, staff)
    : await cancel(id, backend, staff);
  if (result.status === "taken") {
    throw new DeskRefusal({ error: "taken", slots: result.nearest.map(slotJson) });
  }
  if (result.status === "over") throw await refusal(id, version, backend);
  const appointment = await appointmentDetail(id, backend);
  if (!appointment) throw new DeskRefusal({ error: "unknown" });
  return { appointment };
}

/** Somebody was first, or it cannot be changed any more. */
async function refusal(
  id: string,
  version: number,
  backend: AppointmentBackend,
): Promise<DeskRefusal> {
  const present = await appointmentDetail(id, backend);
  if (!present) return new DeskRefusal({ error: "unknown" });
  return new DeskRefusal(
    present.version === version ? { error: "over" } : { error: "changed", present },
  );
}
