import { css, type SerializedStyles } from "@emotion/react";
import type { ComponentProps } from "react";
import { actionRoles, colors, darkRoles, palette } from "../theme/colors";
import { space } from "../theme/space";
import { Container } from "./Container";

type Tone = "paper" | "tint" | "ink" | "accent";

const band = css`
  position: relative;
  padding-block: ${space.band};
  background: ${colors.paper};
  /* Two bands of one colour have one space between them. */
  ${(["paper", "tint", "ink"] as const)
    .map((tone) => `[data-tone="${tone}"] + &[data-tone="${tone}"]`)
    .join()} {
    padding-top: 0;
  }
  @media print {
    padding-block: ${space[5]};
  }
`;

const tones: Record<Tone, SerializedStyles | undefined> = {
  paper: undefined,
  tint: css`
    background: ${colors.tint};
  `,
  ink: css`
    background: ${colors.inkBand};
    > * {
      ${darkRoles}
    }
  `,
  accent: css`
    background: ${palette.action[0]};
    > * {
      ${actionRoles}
    }
  `,
};

type Props = ComponentProps<"section"> & { tone?: Tone };

/** A full-width section in one of four tones, with its content in the page column. */
export const Band = ({ tone = "paper", children, ...rest }: Props) => (
  <section css={[band, tones[tone]]} data-tone={tone} {...rest}>
    <Container>{children}</Container>
  </section>
);
