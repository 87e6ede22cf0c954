import { css } from "@emotion/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { type } from "../../theme/typography";

type Props = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Whether it is to be announced: something went wrong. */
  isAlert?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
};

const blank = css`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  max-width: 26rem;
  margin-inline: auto;
  padding: ${space[7]} ${space[5]};
  text-align: center;
  h2 {
    ${type.title}
  }
  p {
    ${type.caption}
    color: ${colors.muted};
    text-wrap: balance;
  }
`;

const mark = css`
  display: grid;
  place-items: center;
  width: ${space[7]};
  height: ${space[7]};
  margin-bottom: ${space[2]};
  border-radius: ${radii.round};
  background: ${colors.accentSoft};
  color: ${colors.accent};
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-top: ${space[3]};
`;

/** A screen or a part of it that has nothing to show, and why. */
export const Blank = ({ icon: Mark, title, text, isAlert, children }: Props) => (
  <div css={blank} role={isAlert ? "alert" : undefined}>
    <span css={mark}>
      <Mark size="1.375rem" aria-hidden />
    </span>
    <h2>{title}</h2>
    <p>{text}</p>
    {children && <div css={actions}>{children}</div>}
  </div>
);
