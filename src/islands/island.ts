/** The parts of a page that React runs in the browser. */
export type IslandName = "lead-form" | "carousel";

/**
 * Attributes of the element that an island takes over once its visitor uses it (src/inline/page.ts, start.tsx).
 *
 * @param props what the island needs besides the element itself
 */
export const island = <Props extends object>(name: IslandName, props: Props) => ({
  "data-island": name,
  "data-props": JSON.stringify(props),
});
