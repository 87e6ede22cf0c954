import { css } from "@emotion/react";
import type { ComponentProps } from "react";

const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Text for assistive technology only. */
export const VisuallyHidden = (props: ComponentProps<"span">) => (
  <span css={visuallyHidden} {...props} />
);
