import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";

type Props = {
  title: string;
  /** A few words beside the title. */
  note?: ReactNode;
  actions?: ReactNode;
  /** The screen's tools, below the title. */
  children?: ReactNode;
};

const head = css`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${colors.paper};
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  h1 {
    ${type.title}
  }
`;

const right = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-left: auto;
`;

/** The head of a screen. */
export const ScreenHead = ({ title, note, actions, children }: Props) => (
  <header css={head}>
    <div css={line}>
      <h1>{title}</h1>
      {note}
      {actions && <div css={right}>{actions}</div>}
    </div>
    {children}
  </header>
);
