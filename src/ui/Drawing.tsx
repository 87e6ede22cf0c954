import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"span">, "children"> & {
  /** SVG markup read from `content/` and optimised at build. */
  svg: string | null | undefined;
};

/** A decorative drawing in the page, so that it takes the page's colours and fonts. */
export const Drawing = ({ svg, ...rest }: Props) => (
  <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg ?? "" }} {...rest} />
);
