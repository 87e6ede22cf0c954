import { palette } from "../../src/theme/colors";

/** Colours and head of one placeholder portrait; `hair` is an SVG fragment drawn over the head. */
interface Portrait {
  ground: string;
  clothes: string;
  face: string;
  /** Drawn behind the head: long hair, a bun. */
  back: string;
  /** Drawn over the head: fringe, cap of hair, beard. */
  hair: string;
  /** Detail of the clothes: collar, stripe. */
  detail: string;
}

const [INK, CREAM] = palette.ink;
const [BLUE, PALE_BLUE] = palette.accent;
const [ORANGE, PEACH] = palette.warm;

/** Six busts without features: plainly placeholders until clients send their own portraits. */
const PORTRAITS: Portrait[] = [
  {
    ground: palette.accentSoft[0],
    clothes: BLUE,
    face: "#FFD3B8",
    back: `<path d="M72 112a56 56 0 0 1 112 0v74H72z" fill="${INK}"/>`,
    hair: `<path d="M82 116c0-36 20-52 46-52s46 16 46 52c-26 0-48-10-60-30-4 16-14 26-32 30z" fill="${INK}"/>`,
    detail: `<path d="M104 190l24 30 24-30" fill="none" stroke="${CREAM}" stroke-width="7"/>`,
  },
  {
    ground: palette.warmSoft[0],
    clothes: INK,
    face: "#C98A64",
    back: "",
    hair: `<path d="M82 108c-4-36 18-54 46-54s52 20 46 54c-6-18-14-26-28-26-22 4-54-8-64 26z" fill="${INK}"/><path d="M84 122c2 40 20 54 44 54s42-14 44-54c-4 18-14 22-24 22h-40c-10 0-20-4-24-22z" fill="${INK}"/>`,
    detail: `<path d="M128 196v60" stroke="${PEACH}" stroke-width="14"/>`,
  },
  {
    ground: BLUE,
    clothes: CREAM,
    face: palette.warmSoft[0],
    back: `<circle cx="128" cy="46" r="26" fill="${PEACH}"/>`,
    hair: `<path d="M80 118c-2-40 20-58 48-58s50 18 48 58c-8-22-24-34-48-34s-40 12-48 34z" fill="${PEACH}"/>`,
    detail: `<path d="M48 232h160M40 250h176" stroke="${BLUE}" stroke-width="8"/>`,
  },
  {
    ground: "#F0E4CF",
    clothes: ORANGE,
    face: "#8A5A44",
    back: `<circle cx="128" cy="98" r="66" fill="${INK}"/>`,
    hair: `<path d="M84 104c6-26 22-36 44-36s38 10 44 36c8-40-14-58-44-58s-52 18-44 58z" fill="${INK}"/>`,
    detail: `<path d="M100 192a28 28 0 0 0 56 0" fill="none" stroke="${CREAM}" stroke-width="7"/>`,
  },
  {
    ground: INK,
    clothes: PALE_BLUE,
    face: "#F6C7A6",
    back: "",
    hair: `<path d="M80 116V96c0-28 20-44 48-44s48 14 48 42v22h-6V94h-50c-18 0-34 8-40 22z" fill="${ORANGE}"/>`,
    detail: `<path d="M96 194l32 22 32-22 8 20-40 26-40-26z" fill="${CREAM}"/>`,
  },
  {
    ground: PEACH,
    clothes: BLUE,
    face: "#C98A64",
    back: `<path d="M70 116c0-40 24-64 58-64s58 24 58 64c0 30-8 44-6 64H76c2-20-6-34-6-64z" fill="${INK}"/>`,
    hair: `<path d="M82 120V92h92v28c-4-14-8-20-14-20H96c-6 0-10 6-14 20z" fill="${INK}"/><path d="M82 94c4-26 22-36 46-36s42 10 46 36z" fill="${INK}"/>`,
    detail: `<path d="M128 206v50" stroke="${CREAM}" stroke-width="6"/>`,
  },
];

/** Whoever answers messages. */
const CONTACT: Portrait = {
  ground: PALE_BLUE,
  clothes: INK,
  face: "#F6C7A6",
  back: `<path d="M76 112a52 52 0 0 1 104 0c0 40 2 56 12 78H64c10-22 12-38 12-78z" fill="#7C3A1C"/>`,
  hair: `<path d="M80 118c-2-40 20-58 48-58s50 18 48 58c-6-10-14-20-22-34-16 18-48 22-74 34z" fill="#7C3A1C"/>`,
  detail: `<path d="M98 190l30 36 30-36" fill="none" stroke="${CREAM}" stroke-width="9"/>`,
};

/** SVG documents of the placeholder portraits, 256 × 256: that of the contact, then the customers' in the order of their file numbers. */
export function drawAvatars(): string[] {
  return [CONTACT, ...PORTRAITS].map(
    ({ ground, clothes, face, back, hair, detail }) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">` +
      `<rect width="256" height="256" fill="${ground}"/>` +
      `${back}<path d="M112 150h32v36h8a24 24 0 0 1-48 0h8z" fill="${face}"/>` +
      `<path d="M24 262c2-50 40-72 80-74a26 26 0 0 0 48 0c40 2 78 24 80 74z" fill="${clothes}"/>` +
      `${detail}<path d="M84 112a44 44 0 0 1 88 0v14a44 44 0 0 1-88 0z" fill="${face}"/>${hair}</svg>`,
  );
}
