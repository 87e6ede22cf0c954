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
    font-size: ${sizes.headline};
  }
`;

/** Down a line, a dot a step; it fills the height and ends at the last dot. */
const line = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  margin-left: 0.625rem;
  li {
    flex: 1;
    position: relative;
    padding: 0 0 ${space[5]} ${space[6]};
    border-left: 3px solid ${colors.accent};
    &:last-of-type {
      flex: none;
      border-color: transparent;
      padding-bottom: 0;
    }
    &[data-strong] strong {
      ${type.heading}
      color: ${colors.accent};
    }
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

/** All in a row, or in pairs, of which the last of an odd number fills its own. */
const cards = (count: number) => css`
  display: grid;
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
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
  @container (max-width: ${8 * count - 0.01}rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
`;

const screens = css`
  li {
    min-height: 15rem;
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
  }
`;

/** What follows what: down a line, or as cards or screens in a row. */
export const StepsBlock = ({ look, steps }: Props) => (
  <ol css={[list, look === "fil" ? line : cards(steps.length), look === "ecrans" && screens]}>
    {steps.map(({ title, value, aside, text, lines, strong }) => (
      <li key={title} data-strong={strong || undefined}>
        <strong>{title}</strong>
        {value && <b>{value}</b>}
        {aside && <p css={[asideStyle, { order: 1 }]}>{aside}</p>}
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
