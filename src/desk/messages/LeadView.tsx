import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import type { Session } from "../../../contract/desk";
import type { LeadDetail } from "../../../contract/deskLeads";
import { from } from "../../theme/breakpoints";
import { colors } from "../../theme/colors";
import { radii, space, widths } from "../../theme/space";
import { type } from "../../theme/typography";
import { usePageName } from "../deskPages";
import { useTexts } from "../deskTexts";
import { History } from "../components/History";
import { momentText, wholeMoment } from "../time/dates";
import { ConflictNote } from "./ConflictNote";
import { LeadActions } from "./LeadActions";
import { LeadContact } from "./LeadContact";
import { LeadNotes } from "./LeadNotes";
import { PromiseMark } from "./PromiseMark";
import { useLeadChange } from "./useLeadChange";

const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 52rem);
  gap: ${space[5]} ${space[7]};
  padding: clamp(${space[4]}, 3vw, ${space[6]});
  ${from.wide} {
    grid-template-columns: minmax(0, 48rem) minmax(18rem, 26rem);
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
    align-content: start;
  }
  h3 {
    ${type.caption}
    margin-bottom: ${space[2]};
    color: ${colors.muted};
    font-weight: 600;
  }
`;

const head = css`
  display: grid;
  gap: ${space[2]};
  h2 {
    ${type.heading}
    overflow-wrap: anywhere;
  }
  h2:focus {
    outline: none;
  }
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  color: ${colors.muted};
`;

const message = css`
  max-width: ${widths.prose};
  padding: ${space[4]};
  border-left: 3px solid ${colors.accent};
  border-radius: 0 ${radii.card} ${radii.card} 0;
  background: ${colors.paper};
  font-size: 1.0625rem;
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const list = css`
  color: ${colors.muted};
  overflow-wrap: anywhere;
`;

type Props = { lead: LeadDetail; now: number; session: Session };

/** A message, whole. What visitors wrote is shown as text, whatever it looks like. */
export const LeadView = ({ lead, now, session }: Props) => {
  const { lead: texts } = useTexts();
  const pageName = usePageName();
  const changes = useLeadChange(lead);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a small screen it takes the place of the list, and of the link that had the focus.
    const active = document.activeElement;
    if (!active || active === document.body || !active.checkVisibility()) heading.current?.focus();
  }, []);
  return (
    <article css={sheet}>
      <div>
        <header css={head}>
          <h2 ref={heading} tabIndex={-1} dir="auto">
            {lead.fields.name}
          </h2>
          <p css={facts}>
            <PromiseMark lead={lead} now={now} full />
            <span title={wholeMoment(lead.receivedAt)}>
              {texts.received} {momentText(lead.receivedAt)}
              {lead.source && `, ${texts.from} ${pageName(lead.source)}`}
            </span>
          </p>
        </header>
        <LeadActions lead={lead} changes={changes} />
        {changes.conflict && (
          <ConflictNote
            conflict={changes.conflict}
            onRedo={(action) => void changes.run(action)}
            onLeave={changes.forgetConflict}
          />
        )}
        <LeadContact fields={lead.fields} />
        <div>
          <h3>{texts.message}</h3>
          <p css={message} dir="auto">
            {lead.fields.message}
          </p>
        </div>
        {lead.signs.length > 0 && (
          <p css={list}>
            {texts.suspicion} ({lead.score}) · {lead.signs.join(", ")}
          </p>
        )}
        {lead.failures.length > 0 && (
          <div>
            <h3>{texts.failures}</h3>
            <ul css={list}>
              {lead.failures.map((failure, index) => (
                <li key={index}>{failure}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div>
        <LeadNotes lead={lead} changes={changes} session={session} />
        <History
          title={texts.history}
          entries={lead.history}
          first={{ at: lead.receivedAt, what: texts.acts.received }}
        />
      </div>
    </article>
  );
};
