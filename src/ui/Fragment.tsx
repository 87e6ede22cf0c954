import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"div">, "children"> & {
  /** Address of the HTML that belongs here. */
  from: string;
  /** HTML that stands here before, and for good without JavaScript; ours, never a visitor's input. */
  before: string;
};

/** A place that the page's script fills with HTML from a function once it comes near (inline/fillFragments). */
export const Fragment = ({ from, before, ...rest }: Props) => (
  <div data-fragment={from} dangerouslySetInnerHTML={{ __html: before }} {...rest} />
);
