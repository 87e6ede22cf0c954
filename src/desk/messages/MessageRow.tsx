import { css } from "@emotion/react";
import { MailWarning, MessageSquareText, ShieldAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import type { LeadEntry } from "../../../contract/deskLeads";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { DeskAnchor } from "../address/DeskAnchor";
import { usePageName } from "../deskPages";
import { counted, useTexts } from "../deskTexts";
import { Badge } from "../components/Badge";
import { agoText, wholeMoment } from "../time/dates";
import { LEAD } from "./leadFilters";
import { PromiseMark } from "./PromiseMark";
import { useStandingName } from "./useStandingName";

const row = css`
  border-bottom: 1px solid ${colors.line};
`;

const link = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.125rem ${space[3]};
  padding: ${space[3]} ${space[4]};
  color: ${colors.ink};
  text-decoration: none;
  &:hover {
    background: ${colors.tint};
  }
  &[aria-current] {
    background: ${colors.surface};
    box-shadow: inset 3px 0 ${colors.accent};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const name = css`
  ${oneLine}
  &[data-waits="true"] {
    font-weight: 700;
  }
`;

const age = css`
  color: ${colors.muted};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;

const excerpt = css`
  grid-column: 1 / -1;
  color: ${colors.muted};
  ${oneLine}
`;

const foot = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin-top: ${space[1]};
`;

const origin = css`
  ${oneLine}
  min-width: 0;
  max-width: 12rem;
  margin-left: auto;
  color: ${colors.muted};
  font-size: 0.8125rem;
`;

type Props = { lead: LeadEntry; now: number; isOpen: boolean };

/** One message in the list. */
export const MessageRow = ({ lead, now, isOpen }: Props) => {
  const { messages } = useTexts();
  const pageName = usePageName();
  const standingName = useStandingName();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <li ref={item} css={row}>
      <DeskAnchor css={link} to={{ [LEAD]: lead.id }} aria-current={isOpen ? "true" : undefined}>
        <span css={name} data-waits={lead.standing === "to-answer"} dir="auto">
          {lead.name}
        </span>
        <time css={age} dateTime={lead.receivedAt} title={wholeMoment(lead.receivedAt)}>
          {agoText(lead.receivedAt, now)}
        </time>
        <span css={excerpt} dir="auto">
          {lead.excerpt}
        </span>
        <span css={foot}>
          {lead.standing === "quarantine" && (
            <Badge tone="danger">
              <ShieldAlert size="0.875rem" aria-hidden />
              {standingName("quarantine")}
            </Badge>
          )}
          {lead.standing === "untracked" && <Badge>{standingName("untracked")}</Badge>}
          <PromiseMark lead={lead} now={now} />
          {lead.mail === "given-up" && (
            <Badge tone="danger">
              <MailWarning size="0.875rem" aria-hidden />
              {messages.mailGivenUp}
            </Badge>
          )}
          {lead.mail === "pending" && lead.standing !== "quarantine" && (
            <Badge tone="warm">{messages.mailPending}</Badge>
          )}
          {lead.notes > 0 && (
            <Badge>
              <MessageSquareText size="0.875rem" aria-hidden />
              <span aria-hidden="true">{lead.notes}</span>
              <VisuallyHidden>{counted(lead.notes, messages.notes)}</VisuallyHidden>
            </Badge>
          )}
          <span css={origin}>{pageName(lead.source)}</span>
        </span>
      </DeskAnchor>
    </li>
  );
};
