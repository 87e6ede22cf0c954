import type { ComponentProps, MouseEvent } from "react";
import { addressWith, type Changes } from "./addressWith";
import { goTo, useAddress } from "./useAddress";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** What the address has more, or no longer. */
  to: Changes;
  /** Whether the address is to have nothing else. */
  alone?: boolean;
};

/** A link within the desk. It is a link: it can be opened in a new tab, and copied. */
export const DeskAnchor = ({ to, alone, onClick, children, ...rest }: Props) => {
  const address = useAddress();
  const href = addressWith(alone ? "" : address.toString(), to) || location.pathname;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    goTo(href);
  };
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
};
