import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { colors } from "../theme/colors";
import { type } from "../theme/typography";

type Props = { weight: Queries.WeightComparisonFragment; className?: string };

/** The median page as a grid of squares, the home page as a block in its corner. `--cell` is set around. */
const style = css`
  > div {
    aspect-ratio: 1;
    background:
      linear-gradient(${colors.warm} 0 0) 0 100% / var(--share) var(--share) no-repeat,
      linear-gradient(${colors.inkBand} 25%, transparent 0) 0 0 / var(--cell) var(--cell),
      linear-gradient(90deg, ${colors.inkBand} 25%, transparent 0) 0 0 / var(--cell) var(--cell),
      ${colors.action};
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dd {
    ${type.figure}
  }
`;

/** How many times the median page is as heavy as the home page, in whole times. */
export const timesLighter = ({ kilobytes, reference }: Queries.WeightComparisonFragment) =>
  Math.floor(reference.kilobytes / kilobytes);

/** What the home page and the median page of the web weigh, by the figures of content/interface.yaml. */
export const WeightComparison = ({ weight: { kilobytes, page, reference }, className }: Props) => (
  <div css={style} className={className}>
    <div
      style={{ "--share": `${100 * Math.sqrt(kilobytes / reference.kilobytes)}%` } as CSSProperties}
    />
    <dl>
      {[{ label: page, kilobytes }, reference].map((one) => (
        <div key={one.label}>
          <dt>{one.label}</dt>
          {/* The narrow space of toLocaleString disappears in the display face. */}
          <dd>{one.kilobytes.toLocaleString("fr").replace(/\s/g, "\u00a0")}&nbsp;ko</dd>
        </div>
      ))}
    </dl>
  </div>
);

export const weightComparisonFragment = graphql`
  fragment WeightComparison on InterfaceProof {
    page
    kilobytes
    reference {
      label
      kilobytes
    }
  }
`;
