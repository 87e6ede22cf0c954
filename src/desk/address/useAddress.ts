import { useMemo, useSyncExternalStore } from "react";
import { addressWith, parametersOf, type Changes } from "./addressWith";

const CHANGED = "deskaddress";

const subscribe = (listener: () => void) => {
  addEventListener("hashchange", listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener("hashchange", listener);
    removeEventListener(CHANGED, listener);
  };
};

const current = () => location.hash;

/**
 * Goes to another place of the desk: what is chosen and filtered stands in the address, so it can be kept, shared and
 * gone back from. In its fragment, which no server and no log sees: a search names people.
 *
 * @param replace the place before is not worth going back to
 */
export const goTo = (href: string, { replace = false } = {}) => {
  const { pathname, search, hash } = new URL(href, location.href);
  if (hash === location.hash) return;
  history[replace ? "replaceState" : "pushState"](null, "", pathname + search + hash);
  dispatchEvent(new Event(CHANGED));
};

/** As `goTo`, by what the address has more or no longer. */
export const go = (changes: Changes, options?: { replace?: boolean }) =>
  goTo(addressWith(location.hash, changes) || location.pathname, options);

/** The parameters of the address. */
export const useAddress = () => {
  const fragment = useSyncExternalStore(subscribe, current, () => "");
  return useMemo(() => parametersOf(fragment), [fragment]);
};
