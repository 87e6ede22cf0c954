import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { AppointmentBlock } from "./AppointmentBlock";
import type { CalendarDay } from "./calendarDay";
import { DayHead } from "./DayHead";
import { hoursOf, layoutDay } from "./layoutDay";
import { minuteOf } from "../time/dates";

/** Height of an hour, in rem. */
const HOUR = 4;

const grid = css`
  display: grid;
  grid-template-columns: 3rem repeat(var(--days), minmax(0, 1fr));
  border: 1px solid ${colors.line};
  border-radius: ${radii.card};
  background: ${colors.surface};
`;

const heads = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  position: sticky;
  z-index: 5;
  top: 0;
  border-bottom: 1px solid ${colors.line};
  border-radius: ${radii.card} ${radii.card} 0 0;
  background: ${colors.surface};
  > * + * {
    border-left: 1px solid ${colors.line};
  }
`;

const hours = css`
  position: relative;
  color: ${colors.muted};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  span {
    position: absolute;
    right: ${space[2]};
    translate: 0 -50%;
  }
  span:first-of-type {
    translate: 0 ${space[1]};
  }
`;

const column = css`
  position: relative;
  border-left: 1px solid ${colors.line};
  background: repeating-linear-gradient(
    ${colors.line} 0 1px,
    transparent 1px ${HOUR / 2}rem,
    color-mix(in srgb, ${colors.line} 45%, transparent) ${HOUR / 2}rem calc(${HOUR / 2}rem + 1px),
    transparent calc(${HOUR / 2}rem + 1px) ${HOUR}rem
  );
`;

const line = css`
  position: absolute;
  z-index: 2;
  inset-inline: -1px 0;
  height: 2px;
  background: ${colors.warm};
  pointer-events: none;
  &::before {
    content: "";
    position: absolute;
    left: -0.25rem;
    top: -0.1875rem;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${colors.warm};
  }
`;

type Props = { days: readonly CalendarDay[]; now: number };

/** Days side by side against the hours. */
export const TimeGrid = ({ days, now }: Props) => {
  const columns = days.map(({ day, isToday, appointments }) => ({
    day,
    isToday,
    placed: layoutDay(appointments),
  }));
  const { first, last } = hoursOf(columns.flatMap(({ placed }) => placed));
  const height = { height: `${(last - first) * HOUR}rem` };
  const top = (minute: number) => `${((minute - first * 60) / 60) * HOUR}rem`;
  const present = minuteOf(now);
  return (
    <div css={grid} style={{ "--days": days.length } as Record<string, unknown>}>
      <div css={heads}>
        <span />
        {columns.map(({ day, isToday }) => (
          <DayHead key={day} day={day} isToday={isToday} />
        ))}
      </div>
      <div css={hours} style={height} aria-hidden="true">
        {Array.from({ length: last - first }, (_, index) => (
          <span key={index} style={{ top: `${index * HOUR}rem` }}>
            {String(first + index).padStart(2, "0")}:00
          </span>
        ))}
      </div>
      {columns.map(({ day, isToday, placed }) => (
        <ul key={day} css={column} style={height} aria-labelledby={`jour-${day}`}>
          {placed.map(({ appointment, from, to, lane, lanes }) => (
            <AppointmentBlock
              key={appointment.id}
              appointment={appointment}
              now={now}
              style={{
                top: top(from),
                height: `${((to - from) / 60) * HOUR}rem`,
                left: `${(lane / lanes) * 100}%`,
                width: `${100 / lanes}%`,
              }}
            />
          ))}
          {isToday && present >= first * 60 && present < last * 60 && (
            <li css={line} style={{ top: top(present) }} aria-hidden="true" />
          )}
        </ul>
      ))}
    </div>
  );
};
