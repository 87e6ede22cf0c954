/** The spacing scale, in rem. Nothing on the site is spaced by a value that is not here. */
export const space = {
  1: "0.25rem",
  2: "0.5rem",
  3: "0.75rem",
  4: "1rem",
  5: "1.5rem",
  6: "2rem",
  7: "3rem",
  8: "4rem",
  9: "6rem",
  /** Side margin of every band. */
  gutter: "clamp(1.25rem, 5vw, 4rem)",
  /** Height of air above and below a band. */
  band: "clamp(2.25rem, 7.5vw, 6.75rem)",
} as const;

/** Corner radii: paper has crisp corners. */
export const radii = { control: "0.375rem", card: "0.5rem", round: "999px" } as const;

/** Widths of content columns. */
export const widths = { page: "84rem", prose: "34em", narrow: "46rem" } as const;

/** Height of the fixed header, which grows with the text; jumps stop 80 px above a section (specification, section 9). */
export const headerHeight = "5rem";
/** On wide screens, the first screen below the header. */
export const firstScreen = `clamp(36rem, 100svh - ${headerHeight}, 61rem)`;
/** Width of the right half of the home page's first two bands: the picture's, then the words'. */
export const rightHalf = "clamp(26rem, 43vw, 54rem)";
export const jumpOffset = "80px";
