import type { AppointmentAction, DeskAppointment } from "../../../contract/deskAppointments";
import { RequestError, sendChange } from "../../requests/deskRequests";
import { go } from "../address/useAddress";
import { useTexts } from "../deskTexts";
import { notify } from "../notices/noticeStore";
import { momentText } from "../time/dates";
import { useProblem } from "../useProblem";
import { useRefresh } from "../useRefresh";
import { APPOINTMENT } from "./calendarPlace";

/**
 * Announces a change of an appointment and makes it some seconds later: the visitor is told by mail, which nothing
 * takes back. Refused, the appointment opens again as it is by then.
 */
export const useAppointmentChange = ({ id, name, start }: DeskAppointment) => {
  const { appointments: texts, lead, shell } = useTexts();
  const refresh = useRefresh();
  const problem = useProblem();
  const refused = async (error: unknown) => {
    const reason = error instanceof RequestError ? error.refused?.error : undefined;
    const words = { taken: texts.taken, over: texts.over, changed: lead.conflict }[String(reason)];
    if (words) notify(`${words.title}. ${words.text}`, { tone: "danger" });
    else problem(error);
    await refresh();
    if (words) go({ [APPOINTMENT]: id });
  };
  return (action: AppointmentAction) => {
    const isMove = action.action === "move";
    const time = momentText(isMove ? action.start : start);
    notify(`${isMove ? texts.moving : texts.cancelling} · ${name}, ${time}`, {
      undo: () => notify(shell.undone),
      settle: (last) =>
        void sendChange(action, last).then(async (answer) => {
          notify(isMove ? texts.moved : texts.cancelDone);
          await refresh(answer);
        }, refused),
    });
  };
};
