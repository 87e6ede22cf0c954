import { palette } from "./palette";
import { between, gaussian } from "./random";
import type { Random } from "./random";
import { dot, round, stroke } from "./sheet";
import type { Drawing, Point } from "./sheet";

const PHONE = { top: 470, width: 236, radius: 34 };

interface Advert {
  x: number;
  reactions: number;
  /** How far the reactions rise, in pixels. */
  reach: number;
  best: boolean;
  /** Picture of the advert, around 0 0. */
  picture: string;
}

const ADVERTS: Advert[] = [
  {
    x: 220,
    reactions: 330,
    reach: 290,
    best: false,
    picture: `<path d="M-88 78L-30 -20 6 34 36 4 88 78z" fill="${palette.mid}"/><circle cx="48" cy="-34" r="17" fill="${palette.mid}"/>`,
  },
  {
    x: 600,
    reactions: 1300,
    reach: 400,
    best: true,
    picture: `<circle cy="-16" r="32" fill="${palette.cream}"/><path d="M-62 78a62 54 0 0 1 124 0z" fill="${palette.cream}"/>`,
  },
  {
    x: 980,
    reactions: 160,
    reach: 250,
    best: false,
    picture: `<path d="M-48 -34h96l9 88h-114zM-24 -34a24 28 0 0 1 48 0" fill="none" stroke="${palette.mid}" stroke-width="11" stroke-linejoin="round"/>`,
  },
];

const heart = ({ x, y }: Point, size: number) =>
  `M${round(x)} ${round(y + size)}c${[-14, -9, -12, -19, -5, -19, 3, 0, 5, 3, 5, 5, 0, -2, 2, -5, 5, -5, 7, 0, 9, 10, -5, 19].map((step) => round((step * size) / 9.5)).join(" ")}z`;

/** Reactions that leave the top of a phone and drift apart as they rise, as in a live broadcast. */
function plume(random: Random, { x, reactions, reach, best }: Advert): string {
  const dots: string[] = [];
  const hearts: string[] = [];
  for (let index = 0; index < reactions; index++) {
    const rise = random() ** 1.15;
    const offset = gaussian(random);
    const at = {
      x: x + offset * (26 + 66 * rise) + 34 * Math.sin(rise * 6 + x),
      y: PHONE.top - 20 - reach * rise * between(random, 0.72, 1.08) - 14 * random(),
    };
    if (random() < (best ? 0.03 + 0.08 * rise : 0.06))
      hearts.push(heart(at, between(random, 6, 8 + 11 * rise)));
    else {
      const colour = Math.abs(offset) < 0.8 ? palette.blue : palette.mid;
      dots.push(
        dot(at, between(random, 1.6, 5.2), best || index % 3 === 0 ? colour : palette.dim, 0.9),
      );
    }
  }
  const outlined = `fill="${palette.warm}" stroke="${palette.ground}" stroke-width="2"`;
  return dots.join("") + hearts.map((data) => `<path d="${data}" ${outlined}/>`).join("");
}

function phone({ x, best, picture }: Advert): string {
  const { top, width, radius } = PHONE;
  const colour = best ? palette.cream : palette.mid;
  const left = x - width / 2;
  return (
    `<rect x="${left}" y="${top}" width="${width}" height="400" rx="${radius}" fill="${palette.ground}" stroke="${colour}" stroke-width="7"/>` +
    stroke([`M${x - 26} ${top + 24}h52`], { colour, width: 7 }) +
    `<rect x="${left + 20}" y="${top + 48}" width="${width - 40}" height="176" rx="8" fill="${best ? palette.deepBlue : "#1E2644"}"/>` +
    `<g transform="translate(${x} ${top + 146})">${picture}</g>` +
    stroke([`M${left + 28} ${top + 252}h120`, `M${left + 28} ${top + 276}h76`], {
      colour,
      width: 9,
    }) +
    `<rect x="${left + 20}" y="${top + 298}" width="${width - 40}" height="60" rx="12" fill="${best ? palette.warm : palette.dim}"/>`
  );
}

/** Social Ads: three adverts tried side by side, and the reactions that rise from each. */
export const drawSwarm: Drawing = (random) =>
  ADVERTS.map((advert) => plume(random, advert) + phone(advert)).join("");
