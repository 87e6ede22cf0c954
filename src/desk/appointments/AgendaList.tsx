import { css } from "@emotion/react";
import { CalendarOff } from "lucide-react";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { DeskAnchor } from "../address/DeskAnchor";
import { useTexts } from "../deskTexts";
import { Blank } from "../components/Blank";
import { dayName, noonOf } from "../time/dates";
import { AgendaItem } from "./AgendaItem";
import type { CalendarDay } from "./calendarDay";
import { DAY, SPAN } from "./calendarPlace";

const list = css`
  display: grid;
  gap: ${space[4]};
  h2 {
    margin-bottom: ${space[2]};
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;

const dayLink = css`
  display: inline-block;
  padding-block: ${space[1]};
  color: ${colors.ink};
  text-decoration: none;
  &::first-letter {
    text-transform: uppercase;
  }
  &[aria-current] {
    color: ${colors.accent};
  }
`;

const items = css`
  overflow: hidden;
  border: 1px solid ${colors.line};
  border-radius: ${radii.card};
  background: ${colors.surface};
`;

const free = css`
  color: ${colors.muted};
`;

type Props = { days: readonly CalendarDay[]; now: number };

/** Days one below the other: a week on a phone. */
export const AgendaList = ({ days, now }: Props) => {
  const { appointments: texts } = useTexts();
  if (days.every(({ appointments }) => appointments.length === 0))
    return <Blank icon={CalendarOff} {...texts.nothing} />;
  return (
    <div css={list}>
      {days.map(({ day, isToday, appointments }) => (
        <section key={day}>
          <h2>
            <DeskAnchor
              css={dayLink}
              to={{ [DAY]: day, [SPAN]: "jour" }}
              aria-current={isToday ? "date" : undefined}
            >
              {dayName(noonOf(day))}
            </DeskAnchor>
          </h2>
          {appointments.length === 0 ? (
            <p css={free}>{texts.free}</p>
          ) : (
            <ul css={items}>
              {appointments.map((appointment) => (
                <AgendaItem key={appointment.id} appointment={appointment} now={now} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
};
