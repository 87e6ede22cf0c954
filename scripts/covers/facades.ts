import { palette } from "./palette";
import { between } from "./random";
import { round } from "./sheet";
import type { Drawing } from "./sheet";

const BUILDINGS = 9;
const STREET = 730;

/** Real estate: a street at dusk, where more windows light up from one building to the next. */
export const drawFacades: Drawing = (random) => {
  let left = 24;
  const buildings: string[] = [];
  for (let index = 0; index < BUILDINGS; index++) {
    const bays = 3 + (index % 3);
    const width = bays * 30 + 12;
    const floors = Math.round(3 + index * 1.15 + between(random, -0.4, 0.4));
    const top = STREET - 56 - floors * 42;
    const colour = index % 2 ? palette.mid : palette.blue;
    const chimney = left + between(random, 18, width - 36);
    const windows: string[] = [];
    for (let floor = 0; floor < floors; floor++) {
      for (let bay = 0; bay < bays; bay++) {
        const x = left + 13 + bay * 30;
        const y = top + 10 + floor * 42;
        const lit = random() < 0.06 + (index / BUILDINGS) ** 1.6 * 0.85;
        const paint = lit
          ? `fill="${random() < 0.75 ? palette.warm : palette.cream}"`
          : `fill="none"`;
        windows.push(
          `<path d="M${round(x)} ${y}h16v24h-16z" ${paint} stroke="${lit ? palette.warm : colour}" stroke-width="1.8"/><path d="M${round(x - 3)} ${y + 27}h22" stroke="${colour}" stroke-width="2.4"/>`,
        );
      }
    }
    buildings.push(
      `<path d="M${round(chimney)} ${top - 40}v-24h18v24" fill="${palette.ground}" stroke="${colour}" stroke-width="2.4"/>` +
        `<path d="M${round(left)} ${top}l12-46h${width - 24}l12 46z" fill="#1E2750" stroke="${colour}" stroke-width="2.4"/>` +
        `<path d="M${round(left)} ${top}h${width}V${STREET}H${round(left)}z" fill="${palette.ground}" stroke="${colour}" stroke-width="2.4"/>` +
        windows.join("") +
        `<path d="M${round(left + width / 2 - 11)} ${STREET}v-28a11 11 0 0 1 22 0v28z" fill="${colour}"/>`,
    );
    left += width + 1;
  }
  const scale = 1152 / (left - 24);
  return (
    `<g transform="translate(${round(24 - 24 * scale)} 0) scale(${scale.toFixed(4)} 1)">${buildings.join("")}</g>` +
    `<path d="M0 ${STREET}H1200" stroke="${palette.cream}" stroke-width="4"/>` +
    `<path d="M0 758H1200" stroke="${palette.dim}" stroke-width="4" stroke-dasharray="40 30"/>` +
    `<circle cx="170" cy="170" r="62" fill="${palette.cream}"/><circle cx="196" cy="156" r="54" fill="${palette.ground}"/>`
  );
};
