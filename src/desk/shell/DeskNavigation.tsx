import { css } from "@emotion/react";
import { CalendarDays, ChartColumn, CircleUser, Inbox, type LucideIcon } from "lucide-react";
import type { Session } from "../../../contract/desk";
import { from } from "../../theme/breakpoints";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { type } from "../../theme/typography";
import { Drawing } from "../../ui/Drawing";
import { DeskAnchor } from "../address/DeskAnchor";
import { useTexts } from "../deskTexts";
import { useView } from "../useView";
import { VIEW, type DeskView } from "./deskViewNames";

const bar = css`
  position: fixed;
  z-index: 20;
  inset: auto 0 0;
  border-top: 1px solid ${colors.line};
  padding-bottom: env(safe-area-inset-bottom);
  background: ${colors.tint};
  ${from.desktop} {
    position: static;
    display: flex;
    flex-direction: column;
    gap: ${space[5]};
    border: solid ${colors.line};
    border-width: 0 1px 0 0;
    padding: ${space[5]} ${space[3]} ${space[4]};
  }
`;

const brand = css`
  display: none;
  ${from.desktop} {
    display: block;
    padding-inline: ${space[3]};
    span {
      display: block;
      width: 6.5rem;
    }
    small {
      ${type.caption}
      display: block;
      margin-top: ${space[2]};
      color: ${colors.muted};
    }
  }
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  ${from.desktop} {
    grid-template-columns: none;
    gap: ${space[1]};
  }
`;

const link = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.125rem;
  min-height: 3.75rem;
  padding: ${space[1]};
  color: ${colors.muted};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.2;
  white-space: nowrap;
  text-decoration: none;
  &[aria-current] {
    color: ${colors.accent};
    box-shadow: inset 0 2px ${colors.accent};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${from.desktop} {
    flex-direction: row;
    justify-content: start;
    gap: ${space[3]};
    min-height: 2.5rem;
    padding: ${space[2]} ${space[3]};
    border-radius: ${radii.control};
    font-size: 0.9375rem;
    &:hover {
      background: ${colors.surface};
      color: ${colors.ink};
    }
    &[aria-current] {
      background: ${colors.surface};
      color: ${colors.ink};
      box-shadow: 0 0 0 1px ${colors.line};
    }
  }
`;

const badge = css`
  position: absolute;
  top: ${space[1]};
  left: calc(50% + ${space[2]});
  min-width: 1.25rem;
  padding: 0 0.3rem;
  border-radius: ${radii.round};
  background: ${colors.accent};
  color: ${colors.onAccent};
  font-size: 0.75rem;
  line-height: 1.25rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
  ${from.desktop} {
    position: static;
    margin-left: auto;
  }
`;

const who = css`
  display: none;
  ${from.desktop} {
    ${type.caption}
    display: block;
    margin-top: auto;
    padding-inline: ${space[3]};
    color: ${colors.muted};
    overflow-wrap: anywhere;
  }
`;

type Props = { wordmark: string | undefined; session: Session; view: DeskView };

/** The menu: at the side, on a phone at the foot of the screen. */
export const DeskNavigation = ({ wordmark, session, view }: Props) => {
  const { shell } = useTexts();
  const { data } = useView("leads", { standing: "to-answer" });
  const waiting = data?.counts["to-answer"] ?? 0;
  const entries: { name: DeskView; icon: LucideIcon; label: string }[] = [
    { name: "messages", icon: Inbox, label: shell.messages },
    { name: "rendez-vous", icon: CalendarDays, label: shell.appointments },
    { name: "chiffres", icon: ChartColumn, label: shell.figures },
    { name: "compte", icon: CircleUser, label: shell.account },
  ];
  return (
    <header css={bar}>
      <div css={brand}>
        <Drawing svg={wordmark} />
        <small>{shell.name}</small>
      </div>
      <nav aria-label={shell.navigation}>
        <ul css={list}>
          {entries.map(({ name, icon: Mark, label }) => (
            <li key={name}>
              <DeskAnchor
                css={link}
                to={{ [VIEW]: name }}
                alone
                aria-current={name === view ? "page" : undefined}
              >
                <Mark size="1.25rem" aria-hidden />
                {label}
                {name === "messages" && waiting > 0 && <span css={badge}>{waiting}</span>}
              </DeskAnchor>
            </li>
          ))}
        </ul>
      </nav>
      <p css={who}>{session.email}</p>
    </header>
  );
};
