import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { space, widths } from "../theme/space";

const container = css`
  max-width: calc(${widths.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** The centred page column with its side margins. */
export const Container = (props: ComponentProps<"div">) => <div css={container} {...props} />;
