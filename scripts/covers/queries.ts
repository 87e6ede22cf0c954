import { palette } from "./palette";
import { between } from "./random";
import type { Random } from "./random";
import { round, stroke } from "./sheet";
import type { Drawing } from "./sheet";

const LINE = 26;
/** Between two words, whose round ends take half of it. */
const GAP = 12;
/** Lines run on beyond the right edge. */
const SHEET_END = 1220;
const LENS = { x: 500, y: 372, radius: 262, power: 2.5 };
interface Query {
  y: number;
  left: number;
  words: number[];
  excluded: boolean;
}

const heightOf = (line: number) => 10 + line * LINE;

/** The query under the middle of the lens, which becomes a sale. */
const CHOSEN: Query = { y: heightOf(14), left: 420, words: [34, 52, 36], excluded: false };

/** Fills the lines of the sheet with queries of two to five words, the chosen one in its place. */
function wallOf(random: Random): Query[] {
  return Array.from({ length: 31 }, (_, line): Query[] => {
    const queries: Query[] = [];
    const y = heightOf(line);
    const fill = (from: number, to: number) => {
      let left = from;
      while (left < to) {
        const words: number[] = [];
        const count = 2 + Math.floor(random() * 4);
        for (let word = 0; word < count; word++) words.push(Math.round(between(random, 10, 38)));
        const width = widthOf(words);
        if (to < SHEET_END && left + width > to) break;
        queries.push({ y, left, words, excluded: random() < 0.55 });
        left += width + 26;
      }
    };
    if (y === CHOSEN.y) {
      fill(-30, CHOSEN.left - 24);
      queries.push(CHOSEN);
      fill(CHOSEN.left + widthOf(CHOSEN.words) + 26, SHEET_END);
    } else fill(-30 - 60 * random(), SHEET_END);
    return queries;
  }).flat();
}

const widthOf = (words: number[]) => words.reduce((sum, word) => sum + word + GAP, -GAP);

const wordsOf = ({ y, left, words }: Query) => {
  let x = left;
  return words
    .map((word) => {
      const data = `M${round(x)} ${y}h${word}`;
      x += word + GAP;
      return data;
    })
    .join("");
};

const strikeOf = ({ y, left, words }: Query) => `M${round(left - 7)} ${y}h${widthOf(words) + 14}`;

/** Google Ads: a wall of queries, most of them excluded; the lens finds the one that sells. */
export const drawQueries: Drawing = (random) => {
  const wall = wallOf(random);
  const kept = wall.filter(({ excluded }) => !excluded).map(wordsOf);
  const excluded = wall.filter((query) => query.excluded);
  const lines = (strong: boolean) =>
    stroke(kept, { colour: strong ? palette.blue : palette.mid, width: 7 }) +
    stroke(excluded.map(wordsOf), { colour: strong ? palette.mid : palette.dim, width: 7 }) +
    stroke(excluded.map(strikeOf), { colour: strong ? palette.blue : palette.mid, width: 1.5 });
  const { x, y, radius, power } = LENS;
  const width = widthOf(CHOSEN.words);
  const handle = (from: number, to: number) =>
    `M${round(x + from * 0.7071)} ${round(y + from * 0.7071)}L${round(x + to * 0.7071)} ${round(y + to * 0.7071)}`;
  return (
    lines(false) +
    `<clipPath id="lens"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>` +
    `<circle cx="${x}" cy="${y}" r="${radius + 26}" fill="${palette.ground}"/>` +
    `<g clip-path="url(#lens)"><circle cx="${x}" cy="${y}" r="${radius}" fill="#1E2644"/>` +
    `<g transform="translate(${x} ${y}) scale(${power}) translate(${-(CHOSEN.left + width / 2)} ${-CHOSEN.y})">${lines(true)}` +
    `<rect x="${CHOSEN.left - 13}" y="${CHOSEN.y - 12}" width="${width + 26}" height="24" rx="12" fill="${palette.warm}"/>` +
    `${stroke([wordsOf(CHOSEN)], { colour: palette.ground, width: 7 })}</g></g>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${palette.cream}" stroke-width="14"/>` +
    stroke([handle(radius + 12, radius + 60)], { colour: palette.cream, width: 20 }) +
    stroke([handle(radius + 74, radius + 260)], { colour: palette.ground, width: 66 }) +
    stroke([handle(radius + 74, radius + 260)], { colour: palette.cream, width: 44 }) +
    `<path d="M664 386l4 86 21 -20 19 40 22 -10 -19 -40 29 -3z" fill="${palette.cream}" stroke="${palette.ground}" stroke-width="7" stroke-linejoin="round"/>`
  );
};
