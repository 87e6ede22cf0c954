import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";

type Props = { figure: Queries.KeyFigureFragment };

/** The figure and what it counts stand on one axis, three ticks above, as on a chart. */
const block = css`
  display: grid;
  gap: ${space[3]} ${space[7]};
  padding-block: ${space[5]} ${space[7]};
  border-top: 2px solid ${colors.ink};
  background: repeating-linear-gradient(90deg, ${colors.ink} 0 2px, transparent 2px ${space[7]}) 0
    0 / calc(2 * ${space[7]} + 2px) ${space[3]} no-repeat;
  ${from.desktop} {
    grid-template-columns: auto 1fr;
    align-items: end;
  }
`;

const value = css`
  ${type.display}
  ${type.figure}
  font-size: min(2.5 * ${sizes.display}, 22vw);
  color: ${colors.warm};
  white-space: nowrap;
`;

const label = css`
  ${type.heading}
  max-width: 22ch;
`;

/** One figure of the specification, large. */
export const KeyFigure = ({ figure }: Props) => (
  <div css={block}>
    <p css={value}>{figure.value}</p>
    <p css={label}>{figure.label}</p>
  </div>
);

export const keyFigureFragment = graphql`
  fragment KeyFigure on Figure {
    value
    label
  }
`;
