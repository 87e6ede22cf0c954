import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";

type Props = { asked: string; answered: string };

const thread = css`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  span {
    max-width: 85%;
    padding: ${space[3]} ${space[4]};
    border-radius: ${radii.card};
    background: ${colors.surface};
  }
  > span:first-of-type {
    justify-self: end;
    background: ${colors.action};
    color: ${colors.onAction};
  }
`;

/** One question of a visitor, one answer. */
export const Chat = ({ asked, answered }: Props) => (
  <div css={thread}>
    <span>{asked}</span>
    <span>{answered}</span>
  </div>
);
