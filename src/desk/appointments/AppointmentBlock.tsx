import { css } from "@emotion/react";
import type { CSSProperties } from "react";
import type { DeskAppointment } from "../../../contract/deskAppointments";
import { colors } from "../../theme/colors";
import { radii } from "../../theme/space";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { DeskAnchor } from "../address/DeskAnchor";
import { timeText } from "../time/dates";
import { APPOINTMENT } from "./calendarPlace";
import { useAppointmentState } from "./useAppointmentState";

const place = css`
  container-type: inline-size;
  position: absolute;
  padding: 1px 2px 1px 1px;
`;

const block = css`
  /* What it hides is measured from here, and cut off with the rest. */
  position: relative;
  display: block;
  height: 100%;
  padding: 0.125rem 0.375rem;
  overflow: hidden;
  border-left: 3px solid ${colors.accent};
  border-radius: ${radii.control};
  background: ${colors.accentSoft};
  color: ${colors.ink};
  font-size: 0.8125rem;
  line-height: 1.3;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  time {
    margin-right: 0.25rem;
    font-variant-numeric: tabular-nums;
  }
  /* Its place tells the time; the name is what one looks for. */
  @container (max-width: 7.5rem) {
    time {
      display: none;
    }
  }
  strong {
    font-weight: 600;
  }
  &:hover {
    box-shadow: inset 0 0 0 1px ${colors.accent};
  }
  &:focus-visible {
    outline-offset: 0;
  }
  &[data-state="held"] {
    border-left: 3px dashed ${colors.warm};
    background: ${colors.warmSoft};
  }
  &[data-state="past"] {
    border-color: ${colors.control};
    background: ${colors.tint};
  }
  &[data-state="cancelled"] {
    border-left-color: ${colors.control};
    background: ${colors.surface};
    box-shadow: inset 0 0 0 1px ${colors.line};
    color: ${colors.muted};
    text-decoration: line-through;
  }
`;

type Props = {
  appointment: DeskAppointment;
  now: number;
  style: CSSProperties;
};

/** An appointment in the calendar. */
export const AppointmentBlock = ({ appointment, now, style }: Props) => {
  const time = timeText(appointment.start);
  const { state, name } = useAppointmentState(appointment, now);
  return (
    <li css={place} style={style}>
      <DeskAnchor css={block} to={{ [APPOINTMENT]: appointment.id }} data-state={state}>
        <VisuallyHidden>{`${time} `}</VisuallyHidden>
        <time aria-hidden="true">{time}</time>
        <strong dir="auto">{appointment.name}</strong>
        <VisuallyHidden>
          {", "}
          {name}, {appointment.host}
        </VisuallyHidden>
      </DeskAnchor>
    </li>
  );
};
