import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"div">, "children"> & {
  /** Address that answers the HTML. */
  from: string;
  /** Shown until then, and without JavaScript; never a visitor's input. */
  before: string;
};

/** An element that the page's script fills with HTML from a function once it comes near (inline/fillFragments). */
export const ServerHtml = ({ from, before, ...rest }: Props) => (
  <div data-fragment={from} dangerouslySetInnerHTML={{ __html: before }} {...rest} />
);
