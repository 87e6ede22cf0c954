import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether React has taken the page over: false in the built HTML and during hydration, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
