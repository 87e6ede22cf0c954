import { phoneQuery } from "./breakpoints";

/** Durations in milliseconds. Movement is short, and absent under `prefers-reduced-motion`. */
export const durations = {
  quick: 120,
  gentle: 240,
  /** A dropdown closes so long after the pointer has left it (specification, section 9). */
  dropdownClose: 200,
  /** One full turn of the keyword strip. */
  strip: 45_000,
} as const;

/** Delay between two slides of each carousel (specification, section 9). */
export const autoplayDelays = { first: 3000, second: 3500 } as const;

export const easing = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Rules inside apply only to visitors who did not ask for less motion. */
export const ifMotion = "@media (prefers-reduced-motion: no-preference)";

/**
 * Entrance driven by the scroll position. It moves but never fades, so that a picture of the whole page shows all
 * content. Not on phones (docs/decisions/entrances-do-not-fade.md).
 */
export const riseOnScroll = `
  @supports (animation-timeline: view()) {
    @media screen and (not ${phoneQuery}) and (prefers-reduced-motion: no-preference) {
      animation: rise linear both;
      animation-timeline: view();
      animation-range: entry 0% entry 80%;
    }
  }
`;
