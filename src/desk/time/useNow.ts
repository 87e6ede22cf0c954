import { useEffect, useState } from "react";

/**
 * The server's time in milliseconds, which goes on while the page stands: a wrong clock of the own machine makes no message late.
 *
 * @param told the server's `now`, from its last answer; without it, the own machine's time
 */
export const useNow = (told?: string) => {
  const [now, setNow] = useState(() => (told ? Date.parse(told) : Date.now()));
  useEffect(() => {
    const ahead = told ? Date.parse(told) - Date.now() : 0;
    const tick = () => setNow(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, 20_000);
    return () => clearInterval(timer);
  }, [told]);
  return now;
};
