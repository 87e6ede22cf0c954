import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { colors, palette } from "../theme/colors";
import { space, widths } from "../theme/space";

const prose = css`
  --marker: light-dark(
    ${palette.warmSoft[0]},
    color-mix(in srgb, ${palette.accent[1]} 40%, transparent)
  );
  max-width: ${widths.prose};
  > * + * {
    margin-top: ${space[4]};
  }
  ul,
  ol {
    padding-left: ${space[5]};
  }
  ul {
    list-style: "–  ";
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: ${space[2]};
  }
  /* As with a marker pen. */
  strong {
    background: linear-gradient(transparent 65%, var(--marker) 0);
  }
  a {
    color: ${colors.accent};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
`;

type Props = Omit<ComponentProps<"div">, "children"> & {
  /** HTML made from Markdown at build; never a visitor's input. */
  html: string;
};

/** Long text set for reading: 60 to 75 characters a line. */
export const Prose = ({ html, ...rest }: Props) => (
  <div css={prose} dangerouslySetInnerHTML={{ __html: html }} {...rest} />
);
