import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { radii } from "../theme/space";

/** A sheet of paper that lies on the desk of the home page's hero. */
export const heroSheet = css`
  border-radius: ${radii.card};
  background: ${colors.surface};
  box-shadow:
    0 0 0 1px ${colors.line},
    0 1.5rem 3rem -1.5rem ${colors.scrim};
`;
