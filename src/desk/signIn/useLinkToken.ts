import { useEffect, useState } from "react";
import { signInFragment } from "../../../contract/desk";

const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get(signInFragment);

/**
 * The token of the mailed link by which somebody came. It is taken out of the address, where it could be seen, kept or copied.
 *
 * @returns the token, and a function that forgets it
 */
export const useLinkToken = () => {
  const [token, setToken] = useState(() => tokenOf(location.hash));
  useEffect(() => {
    const take = () => {
      const found = tokenOf(location.hash);
      if (!found) return;
      setToken(found);
      history.replaceState(history.state, "", location.pathname + location.search);
    };
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
  return [token, () => setToken(null)] as const;
};
