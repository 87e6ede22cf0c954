import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { aside as asideStyle, buttonStyle } from "./styles";

type Props = Queries.StepsBlockFragment;

const list = css`
  strong {
    display: block;
    ${type.title}
    font-size: 1.125rem;
  }
  b {
    ${type.figure}
    font-size: ${sizes.heading};
  }
`;

/** Down a line, a dot a step. */
const line = css`
  margin-left: 0.625rem;
  li {
    position: relative;
    padding: 0 0 ${space[5]} ${space[6]};
    border-left: 3px solid ${colors.accent};
    &::before {
      content: "";
      position: absolute;
      left: -0.6875rem;
      top: 0.125rem;
      width: 1.25rem;
      height: 1.25rem;
      border: 3px solid ${colors.accent};
      border-radius: ${radii.round};
      background: ${colors.surface};
    }
  }
`;

const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space[4]};
  li {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
    padding: ${space[4]};
    border-radius: ${radii.card};
    background: ${colors.surface};
    box-shadow: 0 0 0 1px ${colors.line};
  }
  li[data-strong] {
    background: ${colors.warmSoft};
    box-shadow: 0 0 0 2px ${colors.warm};
  }
  /* Two in a row, the last of an odd number fills its own. */
  @container (max-width: 27rem) {
    li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** Screens as a customer holds them. */
const screens = css`
  li {
    min-height: 15rem;
    padding-top: ${space[5]};
    border: 2px solid ${colors.ink};
    border-top-width: ${space[3]};
    border-radius: ${space[4]};
    box-shadow: none;
  }
  li > p {
    padding-bottom: ${space[2]};
    border-bottom: 1px solid ${colors.line};
    ${type.caption}
  }
  li > p:last-of-type {
    ${buttonStyle}
    border: 0;
    background: ${colors.ink};
    color: ${colors.paper};
  }
`;

/** What follows what: down a line, or as cards or screens in a row. */
export const StepsBlock = ({ look, steps }: Props) => (
  <ol css={[list, look === "fil" ? line : cards, look === "ecrans" && screens]}>
    {steps.map(({ title, value, aside, text, lines, strong }) => (
      <li key={title} data-strong={strong || undefined}>
        <strong>{title}</strong>
        {value && <b>{value}</b>}
        {aside && <p css={asideStyle}>{aside}</p>}
        {text && <p>{text}</p>}
        {lines?.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </li>
    ))}
  </ol>
);

export const stepsBlockFragment = graphql`
  fragment StepsBlock on StepsBlock {
    look
    steps {
      title
      value
      aside
      text
      lines
      strong
    }
  }
`;
