import { css } from "@emotion/react";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { colors } from "../theme/colors";
import { durations } from "../theme/motion";
import { screenOnly } from "../theme/print";
import { space } from "../theme/space";

type Props = { children: ReactNode };

const more = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: 600;
  color: ${colors.accent};
  ${screenOnly}
  svg {
    transition: translate ${durations.quick}ms;
  }
  article:hover & svg {
    translate: ${space[1]} 0;
  }
`;

/** Link text with an arrow, at the foot of a card. */
export const MoreArrow = ({ children }: Props) => (
  <span css={more}>
    {children}
    <ArrowRight size="1.125rem" aria-hidden />
  </span>
);
