import { css } from "@emotion/react";
import type { ComponentProps } from "react";

const room = css`
  container-type: inline-size;
  width: 100%;
`;

/** What a deliverable is drawn in: it lays itself out by the width of this, wherever it stands. */
export const Room = (props: ComponentProps<"div">) => <div css={room} {...props} />;
