import { css, type SerializedStyles } from "@emotion/react";
import type { ComponentProps } from "react";
import { colors } from "../../theme/colors";
import { durations } from "../../theme/motion";
import { radii, space } from "../../theme/space";
import { type } from "../../theme/typography";

type Appearance = "primary" | "plain" | "quiet" | "danger";

const base = css`
  ${type.caption}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 2.5rem;
  padding: ${space[2]} ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radii.control};
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${durations.quick}ms,
    border-color ${durations.quick}ms;
  &:disabled {
    cursor: default;
    opacity: 0.55;
  }
  svg {
    flex: none;
  }
  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

const appearances: Record<Appearance, SerializedStyles> = {
  primary: css`
    background: ${colors.accent};
    color: ${colors.onAccent};
    &:hover:not(:disabled) {
      background: ${colors.accentStrong};
    }
  `,
  plain: css`
    border-color: ${colors.line};
    background: ${colors.surface};
    color: ${colors.ink};
    &:hover:not(:disabled) {
      border-color: ${colors.control};
      background: ${colors.tint};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${colors.ink};
    &:hover:not(:disabled) {
      background: ${colors.tint};
    }
  `,
  danger: css`
    border-color: ${colors.line};
    background: ${colors.surface};
    color: ${colors.danger};
    &:hover:not(:disabled) {
      border-color: ${colors.danger};
      background: ${colors.dangerSoft};
    }
  `,
};

type Look = { appearance?: Appearance };

/** A native button, smaller than the site's: a tool has many. */
export const DeskButton = ({ appearance = "plain", ...rest }: ComponentProps<"button"> & Look) => (
  <button type="button" css={[base, appearances[appearance]]} {...rest} />
);

/** A link that looks like one: it leads somewhere, or downloads. */
export const DeskLink = ({
  appearance = "plain",
  children,
  ...rest
}: ComponentProps<"a"> & Look) => (
  <a css={[base, appearances[appearance]]} {...rest}>
    {children}
  </a>
);
