import { css } from "@emotion/react";
import { from, phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";

type Props = { labels: Queries.ProofSectionFragment["labels"] };

/** The first two take a script: a build cannot know them. */
const MEASURES = ["paint", "load", "requests", "thirdParties", "cookies"] as const;

const figures = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  ${from.desktop} {
    gap: ${space[5]} ${space[4]};
  }
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[2]};
  }
  dd {
    ${type.figure}
    font-size: ${sizes.heading};
    min-height: 1em;
    white-space: nowrap;
  }
  dt {
    line-height: 1.4;
    color: ${colors.muted};
    ${phone} {
      ${type.caption}
    }
  }
  > :first-of-type {
    grid-column: 1 / -1;
    dd {
      font-size: calc(2 * ${sizes.headline});
      color: ${colors.warm};
    }
  }
  @media (scripting: none) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :nth-of-type(-n + 2) {
      display: none;
    }
  }
`;

/**
 * What this visit measures. The build writes what it knows itself (plugins/static-host/html/withWeight.ts), a script
 * what the browser has measured (inline/measureVisit.ts).
 */
export const ProofFigures = ({ labels }: Props) => (
  <dl css={figures}>
    {MEASURES.map((name) => (
      <div key={name}>
        <dt>{labels[name]}</dt>
        <dd data-measure={name}>–</dd>
      </div>
    ))}
  </dl>
);
