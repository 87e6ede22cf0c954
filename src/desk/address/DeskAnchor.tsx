import { useMemo, type ComponentProps, type MouseEvent } from "react";
import { addressWith, type Changes } from "./addressWith";
import { go, useAddress } from "./useAddress";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** What the address has more, or no longer. */
  to: Changes;
};

/** A link within the desk. It is a link: it can be opened in a new tab, and copied. */
export const DeskAnchor = ({ to, onClick, children, ...rest }: Props) => {
  const address = useAddress();
  const href = useMemo(
    () => addressWith(address.toString(), to) || location.pathname,
    [address, to],
  );
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
};
