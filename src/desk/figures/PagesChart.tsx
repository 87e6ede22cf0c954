import { css } from "@emotion/react";
import { scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import type { Figures } from "../../../contract/deskFigures";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";
import { usePageName } from "../deskPages";
import { useTexts } from "../deskTexts";
import { ChartPanel } from "./ChartPanel";

/** The most that are drawn; the table has all. */
const SHOWN = 8;

const list = css`
  display: grid;
  gap: ${space[3]};
  p {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
  }
  p span:first-of-type {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p span:last-of-type {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  svg {
    width: 100%;
    height: 0.625rem;
  }
`;

const legend = css`
  ${type.caption}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${colors.muted};
  span::before {
    content: "";
    display: inline-block;
    width: 0.75rem;
    height: 0.75rem;
    margin-right: ${space[2]};
    border-radius: 2px;
    background: var(--mark);
    vertical-align: -0.05em;
  }
`;

const marks = { answered: colors.accent, waiting: colors.warm };

/** Which pages messages come from, and how many of each were answered. */
export const PagesChart = ({ pages }: { pages: Figures["pages"] }) => {
  const { figures: texts } = useTexts();
  const pageName = usePageName();
  const most = Math.max(1, ...pages.map(({ messages }) => messages));
  const width = scaleLinear<number>({ domain: [0, most], range: [0, 100] });
  return (
    <ChartPanel
      words={texts.pages}
      columns={[texts.page, texts.messages, texts.answered]}
      rows={pages.map(({ page, messages, answered }) => [pageName(page), messages, answered])}
    >
      <p css={legend} aria-hidden="true">
        <span style={{ "--mark": marks.answered } as Record<string, string>}>{texts.answered}</span>
        <span style={{ "--mark": marks.waiting } as Record<string, string>}>
          {texts.unanswered}
        </span>
      </p>
      <ul css={list}>
        {pages.slice(0, SHOWN).map(({ page, messages, answered }) => (
          <li key={page}>
            <p>
              <span>{pageName(page)}</span>
              <span>{messages}</span>
            </p>
            <svg aria-hidden="true">
              <Bar width={`${width(messages)}%`} height="100%" rx={3} fill={marks.waiting} />
              <Bar width={`${width(answered)}%`} height="100%" rx={3} fill={marks.answered} />
            </svg>
          </li>
        ))}
      </ul>
    </ChartPanel>
  );
};
