import { useEffect, useRef, useState } from "react";

/** Distance in CSS pixels at which an element counts as near. */
const MARGIN = 300;

/** Whether an element has come near the visible part of the page; once true, stays true. */
export const useNearViewport = <T extends Element>() => {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${MARGIN}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near };
};
