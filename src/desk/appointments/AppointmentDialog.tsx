import { css } from "@emotion/react";
import { CalendarClock, CalendarX, Video } from "lucide-react";
import { useState } from "react";
import type { AppointmentAction, AppointmentDetail } from "../../../contract/deskAppointments";
import { webHref } from "../../../contract/webHref";
import { space } from "../../theme/space";
import { go } from "../address/useAddress";
import { useTexts } from "../deskTexts";
import { Badge } from "../components/Badge";
import { DeskButton, DeskLink } from "../components/DeskButton";
import { Dialog } from "../components/Dialog";
import { History } from "../components/History";
import { Skeleton } from "../components/Skeleton";
import { wholeMoment } from "../time/dates";
import { useView } from "../useView";
import { AppointmentFacts } from "./AppointmentFacts";
import { APPOINTMENT } from "./calendarPlace";
import { SlotChoice } from "./SlotChoice";
import { useAppointmentChange } from "./useAppointmentChange";
import { useAppointmentState } from "./useAppointmentState";

const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Content = ({ appointment, now }: { appointment: AppointmentDetail; now: number }) => {
  const { appointments: texts } = useTexts();
  const [moving, setMoving] = useState(false);
  const announce = useAppointmentChange(appointment);
  const { name, tone, state } = useAppointmentState(appointment, now);
  const { id, version } = appointment;
  const canChange = state !== "cancelled" && Date.parse(appointment.start) > now;
  const meeting = canChange || state === "booked" ? webHref(appointment.meeting) : undefined;
  const act = (action: AppointmentAction) => {
    go({ [APPOINTMENT]: null });
    announce(action);
  };
  return (
    <div css={content}>
      <p css={actions}>
        <Badge tone={tone}>{name}</Badge>
        {moving && wholeMoment(appointment.start)}
      </p>
      {/* The free times need the room on a phone. */}
      {!moving && <AppointmentFacts appointment={appointment} />}
      {moving ? (
        <SlotChoice
          slots={appointment.slots}
          onChoose={(start) => act({ action: "move", id, version, start })}
        />
      ) : (
        <div css={actions}>
          {meeting && (
            <DeskLink
              appearance="primary"
              href={meeting}
              target="_blank"
              rel="noopener noreferrer nofollow"
            >
              <Video size="1.125rem" aria-hidden />
              {texts.join}
            </DeskLink>
          )}
          {canChange && (
            <>
              <DeskButton onClick={() => setMoving(true)}>
                <CalendarClock size="1.125rem" aria-hidden />
                {texts.move}
              </DeskButton>
              <DeskButton
                appearance="danger"
                onClick={() => act({ action: "cancel", id, version })}
              >
                <CalendarX size="1.125rem" aria-hidden />
                {texts.cancel}
              </DeskButton>
            </>
          )}
        </div>
      )}
      {appointment.history.length > 0 && (
        <History title={texts.history} entries={appointment.history} />
      )}
    </div>
  );
};

/** An appointment, and what can be done with it. */
export const AppointmentDialog = ({ id, now }: { id: string; now: number }) => {
  const { appointments: texts, shell } = useTexts();
  const { data, error } = useView("appointment", { id });
  const isGone = error?.status === 404 || error?.status === 400;
  const trouble = isGone ? shell.unknown : error && !data ? shell.failed : undefined;
  return (
    <Dialog
      title={data && !isGone ? data.name : texts.title}
      closeLabel={shell.close}
      onClose={() => go({ [APPOINTMENT]: null })}
    >
      {trouble ? (
        <p role="alert">
          <strong>{trouble.title}.</strong> {trouble.text}
        </p>
      ) : data ? (
        <Content appointment={data} now={now} />
      ) : (
        <Skeleton label={shell.loading} rows={3} />
      )}
    </Dialog>
  );
};
