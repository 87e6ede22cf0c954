import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { outlinedInPrint } from "../theme/print";
import { radii, space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { Drawing } from "../ui/Drawing";
import { aside as asideStyle, pictureStyle, stack } from "./styles";

type Props = Queries.StepsBlockFragment;

/** Down a line, a dot a step; it fills the height and ends at the last dot, or at a question. */
const line = css`
  ${stack}
  margin-left: 0.625rem;
  strong {
    display: block;
    ${type.title}
  }
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
    &::before {
      content: "";
      position: absolute;
      inset: 0 auto auto -0.6875rem;
      width: 1.25rem;
      height: 1.25rem;
      border: 3px solid ${colors.accent};
      border-radius: ${radii.round};
      background: ${colors.surface};
    }
    &[data-strong] strong {
      position: relative;
      width: fit-content;
      margin-left: calc(-0.75rem - ${space[6]});
      padding: ${space[3]} ${space[5]};
      border-radius: ${radii.card};
      background: ${colors.accent};
      color: ${colors.onAccent};
      ${outlinedInPrint}
    }
  }
`;

/** As many in a row as fit. */
const cards = css`
  display: flex;
  flex-wrap: wrap;
  flex: 1;
  justify-content: center;
  gap: ${space[4]} clamp(${space[2]}, 1.4cqi, ${space[4]});
  strong {
    ${type.title}
  }
  b {
    ${type.figure}
    font-size: ${sizes.headline};
  }
  li {
    ${stack}
    flex-basis: 7rem;
    justify-content: space-between;
    gap: ${space[2]};
    padding: ${space[4]};
    border-radius: ${radii.card};
    border: 1px solid ${colors.line};
    background: ${colors.surface};
  }
  li:has(svg) {
    max-width: calc(50% - ${space[2]} / 2);
    justify-content: start;
    padding: 0;
    border: 0;
    background: none;
    > span {
      order: -1;
    }
    strong {
      order: 1;
    }
  }
  li[data-strong] {
    background: ${colors.warmSoft};
    border: 2px solid ${colors.warm};
  }
`;

/** What follows what: down a line, or as cards or drawings in a row. */
export const StepsBlock = ({ look, steps }: Props) => (
  <ol css={look === "fil" ? line : cards}>
    {steps.map(({ title, value, aside, text, svg, alt, strong }) => (
      <li key={title} data-strong={strong || undefined}>
        <strong>{title}</strong>
        {value && <b>{value}</b>}
        {aside && <p css={[asideStyle, { order: 1 }]}>{aside}</p>}
        {text && <p style={{ flex: 1 }}>{text}</p>}
        {svg && <Drawing css={pictureStyle} svg={svg} alt={alt} />}
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
      svg
      alt
      strong
    }
  }
`;
