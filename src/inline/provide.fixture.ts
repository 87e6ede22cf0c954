/** Puts what a test makes of it in the place of something of the browser, which jsdom lacks; what is used of it is enough. */
export const provide = <Owner extends object>(owner: Owner, name: keyof Owner, value: unknown) =>
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });

type Meeting = Pick<IntersectionObserverEntry, "isIntersecting" | "target">;

/**
 * Observers that see what a test says they see.
 *
 * @returns what is observed, and what tells that an element of it has come near or gone
 */
export const provideIntersections = () => {
  const observed = new Set<Element>();
  let tell: (entries: Meeting[]) => void;
  class Observer implements Pick<IntersectionObserver, "observe" | "unobserve" | "disconnect"> {
    constructor(notify: (entries: Meeting[]) => void) {
      tell = notify;
    }
    observe = (element: Element) => void observed.add(element);
    unobserve = (element: Element) => void observed.delete(element);
    disconnect = () => observed.clear();
  }
  provide(window, "IntersectionObserver", Observer);
  const come = (target: Element, isIntersecting = true) => {
    if (observed.has(target)) tell([{ target, isIntersecting }]);
  };
  return { observed, come };
};
