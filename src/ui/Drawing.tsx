import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"span">, "children"> & {
  /** SVG markup read from `content/` and optimised at build. */
  svg: string | null | undefined;
  /** What it shows, when that is not said beside it. */
  alt?: string | null;
};

/** A drawing in the page, so that it takes the page's colours and fonts; decorative without `alt`. */
export const Drawing = ({ svg, alt, ...rest }: Props) => (
  <span
    {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
    dangerouslySetInnerHTML={{ __html: svg ?? "" }}
    {...rest}
  />
);
