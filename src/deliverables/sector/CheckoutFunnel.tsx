import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { sizes, type } from "../../theme/typography";
import { Room } from "../Room";
import { PhoneScreen } from "./PhoneScreen";

type Props = Queries.CheckoutFunnelFragment;

const list = css`
  display: grid;
  gap: ${space[6]};
  @container (min-width: 56rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    grid-template-rows: auto minmax(20rem, 46svh) auto;
    gap: 0 ${space[4]};
  }
`;

const stepStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 9rem) minmax(0, 1fr);
  grid-template-rows: 9rem auto;
  gap: ${space[3]} ${space[4]};
  p {
    ${type.caption}
  }
  > p {
    align-self: start;
  }
  > div:first-of-type {
    grid-row: 1 / -1;
  }
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
    grid-row: span 3;
    gap: 0;
    > div:first-of-type {
      grid-row: auto;
    }
    > p {
      padding-top: ${space[4]};
      border-top: 2px solid ${colors.ink};
    }
  }
`;

/** Two bars on one ground: what arrived before stands in outline behind what arrives now. */
const bars = css`
  position: relative;
  border-bottom: 2px solid ${colors.ink};
  @container (min-width: 56rem) {
    margin-top: ${space[5]};
    border: 0;
  }
`;

const bar = css`
  position: absolute;
  bottom: 0;
  height: var(--share);
`;

const beforeBar = css`
  right: 0;
  width: 42%;
  border: 2px dashed ${colors.control};
  border-bottom: 0;
`;

const afterBar = css`
  left: 0;
  width: 52%;
  background: ${colors.accent};
`;

const figures = css`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  justify-content: space-between;
  padding: ${space[2]};
  strong {
    ${type.figure}
    font-size: ${sizes.heading};
    color: ${colors.onAccent};
  }
  span {
    align-self: end;
    ${type.caption}
    ${type.figure}
  }
`;

const legend = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: ${space[4]} ${space[6]};
  margin-top: ${space[6]};
  p {
    ${type.heading}
    max-width: 26ch;
  }
  ul {
    display: flex;
    gap: ${space[5]};
    ${type.caption}
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  i {
    width: ${space[4]};
    height: ${space[4]};
    background: ${colors.accent};
  }
  li + li i {
    border: 2px dashed ${colors.control};
    background: none;
  }
`;

/** The screens of an order, each over the baskets that reach it, before and after. */
export const CheckoutFunnel = ({ before, after, steps, conclusion }: Props) => (
  <Room>
    <ol css={list}>
      {steps.map((step) => (
        <li key={step.screen} css={stepStyle}>
          <PhoneScreen {...step} />
          <div css={bars}>
            <i css={[bar, beforeBar]} style={{ "--share": `${step.before}%` } as object} />
            <i css={[bar, afterBar]} style={{ "--share": `${step.after}%` } as object} />
            <p css={figures}>
              <strong>{step.after}</strong> <span>{step.before}</span>
            </p>
          </div>
          <p>{step.change}</p>
        </li>
      ))}
    </ol>
    <div css={legend}>
      <p>{conclusion}</p>
      <ul>
        <li>
          <i /> {after}
        </li>
        <li>
          <i /> {before}
        </li>
      </ul>
    </div>
  </Room>
);

export const checkoutFunnelFragment = graphql`
  fragment CheckoutFunnel on CheckoutFunnel {
    before
    after
    steps {
      screen
      lines
      button
      before
      after
      change
    }
    conclusion
  }
`;
