import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { colors } from "../../theme/colors";
import { radii } from "../../theme/space";

const panel = css`
  border: 1px solid ${colors.line};
  border-radius: ${radii.card};
  background: ${colors.surface};
`;

/** A sheet on the desk. */
export const Panel = (props: ComponentProps<"section">) => <section css={panel} {...props} />;
