import { useMemo, useSyncExternalStore } from "react";
import { addressWith, type Changes } from "./addressWith";

const CHANGED = "deskaddress";

const subscribe = (listener: () => void) => {
  addEventListener("popstate", listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener("popstate", listener);
    removeEventListener(CHANGED, listener);
  };
};

const current = () => location.search;

/**
 * Goes to another place of the desk: what is chosen and filtered stands in the address, so it can be kept, shared and
 * gone back from.
 *
 * @param replace the place before is not worth going back to
 */
export const goTo = (href: string, { replace = false } = {}) => {
  const { pathname, search } = new URL(href, location.href);
  if (search === location.search) return;
  // Gatsby's router reads its state when somebody goes back.
  const state: unknown = replace ? history.state : { key: String(Date.now()) };
  history[replace ? "replaceState" : "pushState"](state, "", pathname + search);
  dispatchEvent(new Event(CHANGED));
};

/** As `goTo`, by what the address has more or no longer. */
export const go = (changes: Changes, options?: { replace?: boolean }) =>
  goTo(addressWith(location.search, changes) || location.pathname, options);

/** The parameters of the address. */
export const useAddress = () => {
  const search = useSyncExternalStore(subscribe, current, () => "");
  return useMemo(() => new URLSearchParams(search), [search]);
};
