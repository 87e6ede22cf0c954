import { css } from "@emotion/react";
import type { DeskAppointment } from "../../../contract/deskAppointments";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { DeskAnchor } from "../address/DeskAnchor";
import { useTexts } from "../deskTexts";
import { Badge } from "../components/Badge";
import { timeText } from "../time/dates";
import { APPOINTMENT } from "./calendarPlace";
import { useAppointmentState } from "./useAppointmentState";

const item = css`
  & + & {
    border-top: 1px solid ${colors.line};
  }
  time {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  strong {
    display: block;
    overflow-wrap: anywhere;
  }
  [data-cancelled="true"] {
    text-decoration: line-through;
  }
`;

const link = css`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: 0 ${space[3]};
  padding: ${space[3]};
  color: ${colors.ink};
  text-decoration: none;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  color: ${colors.muted};
  font-size: 0.8125rem;
`;

type Props = { appointment: DeskAppointment; now: number };

/** An appointment in the list of a day. */
export const AgendaItem = ({ appointment, now }: Props) => {
  const { appointments: texts } = useTexts();
  const { state, name, tone } = useAppointmentState(appointment, now);
  return (
    <li css={item}>
      <DeskAnchor css={link} to={{ [APPOINTMENT]: appointment.id }}>
        <time dateTime={appointment.start}>{timeText(appointment.start)}</time>
        <span>
          <strong dir="auto" data-cancelled={state === "cancelled"}>
            {appointment.name}
          </strong>
          <span css={foot}>
            <Badge tone={tone}>{name}</Badge>
            {texts.with} {appointment.host}
          </span>
        </span>
      </DeskAnchor>
    </li>
  );
};
