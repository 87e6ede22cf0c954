/** Puts what a test makes of it in the place of something of the browser, which jsdom lacks; what is used of it is enough. */
export const provide = <Owner extends object>(owner: Owner, name: keyof Owner, value: unknown) =>
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });

type Meeting = Pick<IntersectionObserverEntry, "isIntersecting" | "target">;

/**
 * Observers that see what a test says they see.
 *
 * @returns what is observed, and a function that reports an element near or away
 */
export const provideIntersections = () => {
  const observed = new Map<Element, (entries: Meeting[]) => void>();
  class Observer implements Pick<IntersectionObserver, "observe" | "unobserve"> {
    constructor(private notify: (entries: Meeting[]) => void) {}
    observe = (element: Element) => void observed.set(element, this.notify);
    unobserve = (element: Element) => void observed.delete(element);
  }
  provide(window, "IntersectionObserver", Observer);
  const come = (target: Element, isIntersecting = true) =>
    observed.get(target)?.([{ target, isIntersecting }]);
  return { observed, come };
};
