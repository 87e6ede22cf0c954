import type { HistoryEntry } from "../../contract/deskHistory";
import type { readHistory } from "../database/history";

/** An entry of the history as the desk shows it. */
export function historyEntry({
  entry,
  name,
}: Awaited<ReturnType<typeof readHistory>>[number]): HistoryEntry {
  const { id, doneAt, who, what, leadId, appointmentId, detail } = entry;
  return { id, at: doneAt.toISOString(), who, what, leadId, appointmentId, name, detail };
}
