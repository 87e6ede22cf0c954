import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";

type Props = ComponentProps<"div"> & {
  /** Written in the bar above the pane. */
  label?: string;
};

const pane = css`
  min-width: 0;
  border-radius: ${radii.card};
  background: ${colors.surface};
  box-shadow: 0 0 0 1px ${colors.line};
`;

const bar = css`
  padding: ${space[3]} ${space[5]};
  border-bottom: 1px solid ${colors.line};
  ${type.caption}
  font-weight: 600;
`;

/** A sheet of a deliverable: a screen, a document, a table. */
export const Pane = ({ label, children, ...rest }: Props) => (
  <div css={pane} {...rest}>
    {label && <p css={bar}>{label}</p>}
    {children}
  </div>
);
