import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { screenOnly } from "../theme/print";
import { space } from "../theme/space";
import { SlidePosition } from "./SlidePosition";

type Props = {
  count: number;
  /** Slide in sight, from 0; absent while the row is only swiped. */
  current?: number;
  /** Buttons, once there is something that they move. */
  children?: ReactNode;
};

const controls = css`
  display: flex;
  > div {
    margin-right: auto;
  }
  min-height: ${space[7]};
  ${screenOnly}
  ${from.tablet} {
    display: none;
  }
  button {
    display: grid;
    place-items: center;
    width: ${space[7]};
    height: ${space[7]};
    padding: 0;
    border: 0;
    background: none;
    color: ${colors.muted};
    cursor: pointer;
  }
`;

/** Under the slides of a phone: where one stands, and the buttons that move them. */
export const CarouselControls = ({ count, current, children }: Props) => (
  <div css={controls}>
    <SlidePosition count={count} current={current} />
    {children}
  </div>
);
