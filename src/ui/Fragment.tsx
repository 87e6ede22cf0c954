import { useEffect, type ComponentProps } from "react";

type Props = Omit<ComponentProps<"div">, "children"> & {
  /** Address of the HTML that belongs here. */
  from: string;
  /** HTML that stands here before, and for good without JavaScript; ours, never a visitor's input. */
  before: string;
};

/**
 * A place that an inline script fills with HTML from a function (inline/fillFragments), before React starts or
 * after. React leaves what it finds there alone.
 */
export const Fragment = ({ from, before, ...rest }: Props) => {
  useEffect(() => void window.dispatchEvent(new Event("fragments")), []);
  return (
    <div
      data-fragment={from}
      dangerouslySetInnerHTML={{ __html: before }}
      suppressHydrationWarning
      {...rest}
    />
  );
};
