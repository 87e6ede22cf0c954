/** Media queries, from small to large. `phone` is what the specification calls mobile. */
export const from = {
  tablet: "@media (min-width: 48rem)",
  desktop: "@media (min-width: 64rem)",
  laptop: "@media (min-width: 75rem)",
} as const;

/** The complement of `from.tablet`, as a bare query for `matchMedia` and as a rule that does not apply to print. */
export const phoneQuery = "(max-width: 47.99rem)";
export const phone = `@media screen and ${phoneQuery}`;

/** For what is of use on phones alone. */
export const phoneOnly = `@media print, (min-width: 48rem) { display: none; }`;

/** A phone whose visitor has enlarged the text to twice its size. */
export const enlarged = "@media (max-width: 18rem)";
