import { css } from "@emotion/react";
import type { DeskAppointment } from "../../../contract/deskAppointments";
import { webHref } from "../../../contract/webHref";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { useTexts } from "../deskTexts";
import { momentText, timeText, wholeMoment } from "../time/dates";

const facts = css`
  display: grid;
  grid-template-columns: minmax(0, 8rem) minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  dt {
    color: ${colors.muted};
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  a {
    color: ${colors.accent};
  }
  @media (max-width: 25rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    dd {
      margin-bottom: ${space[2]};
    }
  }
`;

/** What is known of an appointment; what the visitor wrote is shown as text. */
export const AppointmentFacts = ({ appointment }: { appointment: DeskAppointment }) => {
  const { appointments: texts } = useTexts();
  const { start, end, host, email, phone, website, subject, zone, bookedAt } = appointment;
  const site = webHref(website);
  return (
    <dl css={facts}>
      <dt>{texts.when}</dt>
      <dd>
        {wholeMoment(start)} – {timeText(end)}
      </dd>
      <dt>{texts.with}</dt>
      <dd>{host}</dd>
      {subject && (
        <>
          <dt>{texts.subject}</dt>
          <dd dir="auto">{subject}</dd>
        </>
      )}
      <dt>{texts.email}</dt>
      <dd>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      </dd>
      {phone && (
        <>
          <dt>{texts.phone}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
          </dd>
        </>
      )}
      {website && (
        <>
          <dt>{texts.website}</dt>
          <dd>
            {site ? (
              <a href={site} target="_blank" rel="noopener noreferrer nofollow">
                {website}
              </a>
            ) : (
              website
            )}
          </dd>
        </>
      )}
      <dt>{texts.zone}</dt>
      <dd>{zone}</dd>
      <dt>{texts.bookedAt}</dt>
      <dd>{momentText(bookedAt)}</dd>
    </dl>
  );
};
