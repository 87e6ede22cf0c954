import { css } from "@emotion/react";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";

/** The picture of an ad is as wide as the post and keeps its shape, so that its words stand clear of it. */
export const adPost = css`
  overflow: hidden;
  > div {
    min-height: 0;
    max-height: none;
    svg {
      inset: auto 0 0;
      height: auto;
    }
  }
  > p {
    padding: ${space[2]} ${space[3]};
  }
  b {
    ${type.figure}
    display: block;
    margin-bottom: ${space[1]};
    font-size: 1.375rem;
  }
`;
