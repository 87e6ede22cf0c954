import { css } from "@emotion/react";
import type { ComponentProps } from "react";

const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for assistive technology only. */
export const VisuallyHidden = (props: ComponentProps<"span">) => (
  <span css={visuallyHidden} {...props} />
);
