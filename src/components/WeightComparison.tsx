import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { colors } from "../theme/colors";
import { type } from "../theme/typography";

type Props = { weight: Queries.WeightComparisonFragment; className?: string };

/** The median page as a grid of squares, the home page as a block in its corner at the same scale. `--cell` is set around. */
const style = css`
  > div {
    aspect-ratio: 1;
    display: grid;
    align-items: end;
    background:
      linear-gradient(${colors.inkBand} 25%, transparent 0) 0 0 / var(--cell) var(--cell),
      linear-gradient(90deg, ${colors.inkBand} 25%, transparent 0) 0 0 / var(--cell) var(--cell),
      ${colors.action};
  }
  i {
    width: var(--share);
    aspect-ratio: 1;
    background: ${colors.warm};
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dd {
    ${type.figure}
    white-space: nowrap;
  }
`;

/** What the home page and the median page of the web weigh, by the figures of content/interface.yaml. */
export const WeightComparison = ({ weight, className }: Props) => {
  const { page, kilobytes, reference } = weight;
  const share = `${100 * Math.sqrt(kilobytes / reference.kilobytes)}%`;
  return (
    <div css={style} className={className}>
      <div style={{ "--share": share } as CSSProperties}>
        <i />
      </div>
      <dl>
        {[{ label: page, kilobytes }, reference].map((one) => (
          <div key={one.label}>
            <dt>{one.label}</dt>
            <dd>{one.kilobytes.toLocaleString("fr")}&nbsp;ko</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

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
