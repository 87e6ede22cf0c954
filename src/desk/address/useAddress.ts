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
 * Goes to another place of the desk: what is chosen and filtered stands in the address, so it can be kept, shared and gone back from.
 *
 * @param changes parameters to set; null removes one
 * @param replace the place before is not worth going back to
 */
export const go = (changes: Changes, { replace = false } = {}) => {
  const search = addressWith(location.search, changes);
  if (search === location.search) return;
  const address = location.pathname + search;
  // Gatsby's router reads its state when somebody goes back.
  const state: unknown = replace ? history.state : { key: String(Date.now()) };
  history[replace ? "replaceState" : "pushState"](state, "", address);
  dispatchEvent(new Event(CHANGED));
};

/** The parameters of the address. */
export const useAddress = () => {
  const search = useSyncExternalStore(subscribe, current, () => "");
  return useMemo(() => new URLSearchParams(search), [search]);
};
