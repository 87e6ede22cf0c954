import { css } from "@emotion/react";
import { colors, darkRoles } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { CodeLine } from "./CodeLine";
import { Mark } from "./Mark";

type Props = Pick<Queries.CitedPageFragment, "page" | "code">;

const sheet = css`
  border-radius: ${radii.card};
  background: ${colors.inkBand};
  > div {
    ${darkRoles}
    padding: clamp(${space[4]}, 3cqi, ${space[6]});
    p {
      margin-bottom: ${space[4]};
      ${type.caption}
      color: ${colors.muted};
      overflow-wrap: anywhere;
    }
  }
`;

const list = css`
  counter-reset: line;
  font:
    0.9375rem/1.6 ui-monospace,
    monospace;
  li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    gap: ${space[3]};
    padding-block: ${space[2]};
    counter-increment: line;
    overflow-wrap: anywhere;
  }
  li::before {
    content: counter(line);
    color: ${colors.muted};
    text-align: end;
  }
  code {
    font: inherit;
  }
`;

const cited = css`
  background: ${colors.accentSoft};
  border-radius: ${radii.control};
`;

/** The markup of a page and its structured data; the lines that were cited carry a number. */
export const PageCode = ({ page, code }: Props) => (
  <div css={sheet}>
    <div>
      <p>{page}</p>
      <ol css={list}>
        {code.map((line, index) => (
          <li key={index} css={line.mark && cited}>
            <CodeLine line={line} />
            {line.mark ? <Mark number={line.mark} /> : null}
          </li>
        ))}
      </ol>
    </div>
  </div>
);
