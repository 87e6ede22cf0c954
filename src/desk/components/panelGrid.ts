import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { space } from "../../theme/space";

/** A screen's panels, two abreast where there is room; `data-wide` takes a whole row. */
export const panelGrid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 104rem;
  padding: 0 ${space[4]} ${space[6]};
  ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;
