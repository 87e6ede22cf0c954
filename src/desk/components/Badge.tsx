import { css, type SerializedStyles } from "@emotion/react";
import type { ComponentProps } from "react";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";

export type Tone = "plain" | "accent" | "warm" | "danger" | "success";

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  padding: 0.0625rem ${space[2]};
  border-radius: ${radii.round};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
`;

const tones: Record<Tone, SerializedStyles> = {
  plain: css`
    background: ${colors.tint};
    color: ${colors.muted};
  `,
  accent: css`
    background: ${colors.accentSoft};
    color: ${colors.ink};
  `,
  warm: css`
    background: ${colors.warmSoft};
    color: ${colors.ink};
  `,
  danger: css`
    background: ${colors.dangerSoft};
    color: ${colors.danger};
  `,
  success: css`
    background: ${colors.successSoft};
    color: ${colors.success};
  `,
};

/** A word or two on the state of a thing. */
export const Badge = ({ tone = "plain", ...rest }: ComponentProps<"span"> & { tone?: Tone }) => (
  <span css={[badge, tones[tone]]} {...rest} />
);
