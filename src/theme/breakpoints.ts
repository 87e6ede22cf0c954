/** Media queries, from small to large. `phone` is what the specification calls mobile. */
export const from = {
  tablet: "@media (min-width: 48rem)",
  desktop: "@media (min-width: 64rem)",
  laptop: "@media (min-width: 75rem)",
  wide: "@media (min-width: 90rem)",
} as const;

/** The complement of `from.tablet`, as a bare query for `matchMedia` and as a rule; a sheet of paper is no phone. */
export const phoneQuery = "(max-width: 47.99rem)";
export const phone = `@media screen and ${phoneQuery}`;

/** Below any phone: one whose text the visitor has enlarged to twice its size, which these queries follow. */
export const enlarged = "@media (max-width: 18rem)";
