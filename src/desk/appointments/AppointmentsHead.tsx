import { css } from "@emotion/react";
import { ChevronLeft, ChevronRight, Download } from "lucide-react";
import { exportAddress } from "../../requests/deskRequests";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";
import { go } from "../address/useAddress";
import { useTexts } from "../deskTexts";
import { DeskButton, DeskLink } from "../components/DeskButton";
import { ScreenHead } from "../components/ScreenHead";
import { Segments } from "../components/Segments";
import { rangeText, weekNumber } from "../time/dates";
import { DAY, SPAN, spans, type readPlace } from "./calendarPlace";

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

const steps = css`
  display: flex;
  gap: ${space[1]};
`;

const when = css`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &::first-letter {
    text-transform: uppercase;
  }
  small {
    ${type.caption}
    margin-left: ${space[2]};
    color: ${colors.muted};
    font-weight: 400;
  }
`;

type Props = { place: ReturnType<typeof readPlace>; isStale: boolean };

/** Which days are shown, and the way to others. */
export const AppointmentsHead = ({ place, isStale }: Props) => {
  const { appointments: texts, shell } = useTexts();
  const { span, days, before, after, from } = place;
  const names = { jour: texts.day, semaine: texts.week };
  return (
    <ScreenHead
      title={texts.title}
      note={isStale && <p role="status">{shell.stale}</p>}
      actions={
        <>
          <DeskLink href={exportAddress("appointments.csv")} download aria-label={texts.exportCsv}>
            <Download size="1rem" aria-hidden />
            CSV
          </DeskLink>
          <DeskLink href={exportAddress("appointments.ics")} download aria-label={texts.exportIcs}>
            <Download size="1rem" aria-hidden />
            ICS
          </DeskLink>
        </>
      }
    >
      <div css={bar}>
        <Segments
          label={texts.span}
          value={span}
          options={spans.map((value) => ({ value, label: names[value] }))}
          onChange={(value) => go({ [SPAN]: value })}
        />
        <div css={steps}>
          <DeskButton aria-label={texts.previous} onClick={() => go({ [DAY]: before })}>
            <ChevronLeft size="1.125rem" aria-hidden />
          </DeskButton>
          <DeskButton onClick={() => go({ [DAY]: null })}>{texts.today}</DeskButton>
          <DeskButton aria-label={texts.next} onClick={() => go({ [DAY]: after })}>
            <ChevronRight size="1.125rem" aria-hidden />
          </DeskButton>
        </div>
        <p css={when} aria-live="polite">
          {rangeText(days)}
          <small>
            {texts.weekNumber} {weekNumber(from)}
          </small>
        </p>
      </div>
    </ScreenHead>
  );
};
