import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";

type Props = { figure: Queries.KeyFigureFragment };

const value = css`
  ${type.figure}
  font-size: min(2.5 * ${sizes.display}, 22vw);
  letter-spacing: -0.04em;
  color: ${colors.warm};
  white-space: nowrap;
`;

const label = css`
  ${type.heading}
  max-width: 22ch;
  margin-top: ${space[4]};
`;

/** One figure of the specification, large. */
export const KeyFigure = ({ figure }: Props) => (
  <div>
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
