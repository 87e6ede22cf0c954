import { css } from "@emotion/react";
import type { HistoryAct, HistoryEntry } from "../../../contract/deskHistory";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";
import { DeskAnchor } from "../address/DeskAnchor";
import { useTexts } from "../deskTexts";
import { momentText, wholeMoment } from "../time/dates";

const list = css`
  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    padding: 0 0 ${space[3]} ${space[5]};
  }
  /* A line with a point for each entry. */
  li::before {
    content: "";
    position: absolute;
    top: 0.45rem;
    left: 0;
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid ${colors.accent};
    border-radius: 50%;
  }
  li:not(:last-child)::after {
    content: "";
    position: absolute;
    top: 1.25rem;
    bottom: -0.25rem;
    left: 0.25rem;
    width: 2px;
    background: ${colors.line};
  }
`;

const heading = css`
  ${type.caption}
  margin-bottom: ${space[2]};
  color: ${colors.muted};
  font-weight: 600;
`;

const aside = css`
  color: ${colors.muted};
  overflow-wrap: anywhere;
`;

/** Words for what was done. */
const useActName = () => {
  const { acts } = useTexts().lead;
  const names: Record<HistoryAct, string> = {
    ...acts,
    "answered-by-link": acts.answeredByLink,
    "note-removed": acts.noteRemoved,
  };
  return (what: HistoryAct) => names[what];
};

/** What a detail tells: of a move, both times. */
const detailText = ({ what, detail }: HistoryEntry) => {
  if (what !== "moved") return detail;
  return detail.split("/").map(momentText).join(" → ");
};

type Props = {
  title?: string;
  entries: readonly HistoryEntry[];
  /** What came before all entries. */
  first?: { at: string; what: string };
  /** Whether each tells whom it was about, and leads there. */
  withNames?: boolean;
};

/** What an entry was about. */
const Subject = ({ entry }: { entry: HistoryEntry }) => {
  const { name, leadId, appointmentId } = entry;
  if (leadId)
    return (
      <DeskAnchor alone to={{ message: leadId }}>
        {name}
      </DeskAnchor>
    );
  if (!appointmentId) return null;
  return (
    <DeskAnchor alone to={{ vue: "rendez-vous", rdv: appointmentId }}>
      {name}
    </DeskAnchor>
  );
};

/** Who did what, and when; newest first. */
export const History = ({ title, entries, first, withNames }: Props) => {
  const { lead } = useTexts();
  const actName = useActName();
  const lines = [
    ...entries.map((entry) => ({
      key: entry.id,
      at: entry.at,
      what: actName(entry.what),
      subject: withNames && <Subject entry={entry} />,
      rest: [entry.who || lead.someone, detailText(entry)].filter(Boolean).join(" · "),
    })),
    ...(first ? [{ key: 0, ...first, subject: null, rest: "" }] : []),
  ];
  return (
    <div>
      {title && <h3 css={heading}>{title}</h3>}
      <ol css={list}>
        {lines.map(({ key, at, what, subject, rest }) => (
          <li key={key}>
            <span>
              {what} {subject}
            </span>
            <span css={aside}>
              {rest && `${rest} · `}
              <time dateTime={at} title={wholeMoment(at)}>
                {momentText(at)}
              </time>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
};
