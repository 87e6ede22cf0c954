/** A fixed number of places in which work may go on at the same time; the rest waits in line. */
export interface Slots {
  /** Waits for a place, at most `limitMs` milliseconds. False when none came free. */
  enter(limitMs: number): Promise<boolean>;
  /** Gives the place back. Call it exactly once after each successful `enter`. */
  leave(): void;
}

export function slots(count: number): Slots {
  const line: (() => void)[] = [];
  let taken = 0;
  return {
    async enter(limitMs) {
      if (taken < count) {
        taken += 1;
        return true;
      }
      return new Promise((resolve) => {
        const start = () => {
          clearTimeout(timer);
          resolve(true);
        };
        const timer = setTimeout(() => {
          line.splice(line.indexOf(start), 1);
          resolve(false);
        }, limitMs);
        line.push(start);
      });
    },
    leave() {
      const next = line.shift();
      if (next) next();
      else taken -= 1;
    },
  };
}
