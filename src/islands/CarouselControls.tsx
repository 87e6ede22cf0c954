import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { phoneOnly } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { SlidePosition } from "./SlidePosition";

/** How much of the next slide shows at the edge, without the gap. */
export const PEEK = `(${space[7]} - ${space[3]})`;

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
  ${phoneOnly}
  button {
    display: grid;
    place-items: center;
    width: ${space[7]};
    height: ${space[7]};
    color: ${colors.muted};
  }
`;

/** Under the slides of a phone: where one stands, and the buttons that move them. */
export const CarouselControls = ({ count, current, children }: Props) => (
  <div css={controls}>
    <SlidePosition count={count} current={current} />
    {children}
  </div>
);
