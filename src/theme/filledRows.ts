import { css } from "@emotion/react";
import { from } from "./breakpoints";
import { space } from "./space";

/** A list in rows of `--columns` entries: those of the last row fill it, whatever their number. */
export const filledRows = css`
  --columns: 1;
  --gap: ${space[4]};
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);
  > li {
    /* A pixel less than its share, or rounding could wrap it. */
    flex: 1 1 calc((100% - (var(--columns) - 1) * var(--gap)) / var(--columns) - 1px);
    min-width: 0;
  }
  ${from.tablet} {
    --columns: 2;
    --gap: ${space[5]};
  }
`;
