import { palette } from "./palette";
import type { Random } from "./random";
import type { Drawing } from "./sheet";

const STREET = 716;
const BAY = 34;
const FLOOR = 48;

type Roof = "mansard" | "gable" | "flat";

interface House {
  bays: number;
  floors: number;
  roof: Roof;
  /** Part of the windows that are lit. */
  lit: number;
}

/** A street as it is: no order in its heights, and one house where every window is lit. */
const STREET_PLAN: House[] = [
  { bays: 4, floors: 8, roof: "mansard", lit: 0.08 },
  { bays: 3, floors: 4, roof: "gable", lit: 0.15 },
  { bays: 5, floors: 7, roof: "mansard", lit: 0.1 },
  { bays: 4, floors: 10, roof: "flat", lit: 0.08 },
  { bays: 4, floors: 6, roof: "mansard", lit: 1 },
  { bays: 3, floors: 3, roof: "gable", lit: 0.2 },
  { bays: 4, floors: 9, roof: "mansard", lit: 0.1 },
  { bays: 3, floors: 5, roof: "flat", lit: 0.1 },
];

/** Roof, with a chimney on all but the flat ones. */
function roof(house: House, left: number, top: number, width: number, colour: string): string {
  const shapes = {
    mansard: `M${left} ${top}l12 -46h${width - 24}l12 46z`,
    gable: `M${left} ${top}l${width / 2} -62l${width / 2} 62z`,
    flat: `M${left} ${top}v-12h${width}v12z`,
  };
  const chimney = house.roof === "flat" ? "" : `M${left + width - 42} ${top - 30}v-42h18v42`;
  return (
    `<path d="${chimney}" fill="${palette.ground}" stroke="${colour}" stroke-width="2.4"/>` +
    `<path d="${shapes[house.roof]}" fill="#1E2750" stroke="${colour}" stroke-width="2.4"/>`
  );
}

function drawHouse(random: Random, house: House, left: number): string {
  const width = widthOf(house);
  const top = STREET - 52 - house.floors * FLOOR;
  const lively = house.lit === 1;
  const colour = lively ? palette.cream : left % 4 ? palette.mid : palette.blue;
  const panes: string[] = [];
  for (let floor = 0; floor < house.floors; floor++) {
    for (let bay = 0; bay < house.bays; bay++) {
      const x = left + 15 + bay * BAY;
      const y = top + 12 + floor * FLOOR;
      const lit = random() < house.lit;
      const paint = lit ? `fill="${lively ? palette.warm : palette.cream}"` : `fill="none"`;
      panes.push(
        `<path d="M${x} ${y}h18v27h-18z" ${paint} stroke="${colour}" stroke-width="2"/><path d="M${x - 4} ${y + 31}h26" stroke="${colour}" stroke-width="3"/>`,
      );
    }
  }
  const door = left + width / 2;
  return (
    roof(house, left, top, width, colour) +
    `<path d="M${left} ${top}h${width}V${STREET}H${left}z" fill="${palette.ground}" stroke="${colour}" stroke-width="2.4"/>` +
    panes.join("") +
    `<path d="M${door - 11} ${STREET}v-28a11 11 0 0 1 22 0v28z" fill="${lively ? palette.warm : colour}"/>`
  );
}

const widthOf = ({ bays }: House) => bays * BAY + 14;

/** The pin of a map, its tip at the point: where the house for sale is. */
const pin = (x: number, y: number) =>
  `<path d="M${x} ${y}c-16 -38 -58 -62 -58 -108a58 58 0 0 1 116 0c0 46 -42 70 -58 108z" fill="${palette.warm}"/>` +
  `<path d="M${x - 30} ${y - 106}l30 -28 30 28v30h-60z" fill="${palette.ground}"/>`;

/** Real estate: a street at night, and a pin above the one house where every window is lit. */
export const drawFacades: Drawing = (random) => {
  let left = 34;
  const street = STREET_PLAN.map((house) => {
    const drawn = drawHouse(random, house, left);
    const middle = left + widthOf(house) / 2;
    const marked = house.lit === 1 ? pin(middle, STREET - 124 - house.floors * FLOOR) : "";
    left += widthOf(house);
    return drawn + marked;
  });
  return (
    `<circle cx="330" cy="190" r="58" fill="${palette.cream}"/><circle cx="355" cy="177" r="50" fill="${palette.ground}"/>` +
    street.join("") +
    `<path d="M0 ${STREET}H1200" stroke="${palette.cream}" stroke-width="4"/>` +
    `<path d="M0 756H1200" stroke="${palette.dim}" stroke-width="4" stroke-dasharray="40 30"/>`
  );
};
