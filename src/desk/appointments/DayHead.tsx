import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { DeskAnchor } from "../address/DeskAnchor";
import { dayName, dayNumber, noonOf, weekdayName } from "../time/dates";
import { DAY, SPAN } from "./calendarPlace";

const head = css`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 0.125rem;
  min-width: 0;
  padding: ${space[2]} ${space[1]};
  color: ${colors.muted};
  font-size: 0.8125rem;
  line-height: 1.3;
  text-decoration: none;
  strong {
    display: grid;
    place-items: center;
    min-width: 1.875rem;
    height: 1.875rem;
    border-radius: ${radii.round};
    color: ${colors.ink};
    font-size: 1.0625rem;
    font-variant-numeric: tabular-nums;
  }
  &[aria-current] strong {
    background: ${colors.accent};
    color: ${colors.onAccent};
  }
  &:hover {
    color: ${colors.ink};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

type Props = { day: string; isToday: boolean };

/** Name of a day over its column; leads to that day alone. */
export const DayHead = ({ day, isToday }: Props) => (
  <DeskAnchor
    id={`jour-${day}`}
    css={head}
    to={{ [DAY]: day, [SPAN]: "jour" }}
    aria-current={isToday ? "date" : undefined}
  >
    <span aria-hidden="true">{weekdayName(noonOf(day))}</span>
    <strong aria-hidden="true">{dayNumber(noonOf(day))}</strong>
    <VisuallyHidden>{dayName(noonOf(day))}</VisuallyHidden>
  </DeskAnchor>
);
