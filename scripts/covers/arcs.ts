import { palette } from "./palette";
import { between } from "./random";
import { dot, round, stroke } from "./sheet";
import type { Drawing } from "./sheet";

const PAGES = 74;
const CITED = 47;
const BASE = 590;

/** SEO and GEO: pages in a row, the links between them as arcs, and one source that answers cite. */
export const drawArcs: Drawing = (random) => {
  const xOf = (page: number) => 60 + (page * 1080) / (PAGES - 1);
  const arc = (from: number, to: number) => {
    const radius = Math.abs(xOf(to) - xOf(from)) / 2;
    const [left, right] = from < to ? [from, to] : [to, from];
    return `M${round(xOf(left))} ${BASE}A${round(radius)} ${round(radius * 1.22)} 0 0 1 ${round(xOf(right))} ${BASE}`;
  };
  const links = Array.from({ length: 210 }, () => {
    const from = Math.floor(random() * PAGES);
    return arc(from, Math.min(PAGES - 1, Math.max(0, from + Math.round(between(random, -22, 22)))));
  });
  const citations = Array.from({ length: PAGES }, (_, page) => page).filter(
    (page) => page !== CITED && random() < 0.72,
  );
  const weights = Array.from({ length: PAGES }, (_, page) =>
    page === CITED ? 130 : between(random, 8, 60),
  );
  const stems = weights.map((weight, page) => `M${round(xOf(page))} ${BASE + 16}v${round(weight)}`);
  return (
    stroke(links, { colour: palette.dim, width: 1.8, opacity: 0.8 }) +
    stroke(
      citations.map((page) => arc(page, CITED)),
      { colour: palette.blue, width: 2.4, opacity: 0.9 },
    ) +
    stroke(stems, { colour: palette.mid, width: 7 }) +
    stroke([stems[CITED] ?? ""], { colour: palette.warm, width: 12 }) +
    stroke([`M30 ${BASE}H1170`], { colour: palette.cream, width: 3 }) +
    weights.map((_, page) => dot({ x: xOf(page), y: BASE }, 5, palette.cream)).join("") +
    dot({ x: xOf(CITED), y: BASE }, 19, palette.warm)
  );
};
