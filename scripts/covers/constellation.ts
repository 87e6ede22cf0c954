import { palette } from "./palette";
import { between, gaussian } from "./random";
import { dot, round, stroke } from "./sheet";
import type { Drawing, Point } from "./sheet";

const PEOPLE = 620;

/** Negative inside the heart drawn in the middle of the sheet, positive outside. */
function heartField({ x, y }: Point): number {
  const u = (x - 600) / 265;
  const v = (430 - y) / 255;
  return (u * u + v * v - 1) ** 3 - u * u * v ** 3;
}

/** Associations: people as points; those who join hands, each with the nearest, make a heart. */
export const drawConstellation: Drawing = (random) => {
  const people: Point[] = [];
  while (people.length < PEOPLE) {
    const at = { x: between(random, 250, 950), y: between(random, 90, 740) };
    const crowded = people.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < 15);
    if (heartField(at) < 0 && !crowded) people.push(at);
  }
  const links = people.flatMap((from, index) =>
    people
      .slice(index + 1)
      .filter((to) => Math.hypot(to.x - from.x, to.y - from.y) < 31)
      .map((to) => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`),
  );
  const passers = Array.from({ length: 420 }, () => ({
    x: 600 + gaussian(random) * 400,
    y: 400 + gaussian(random) * 260,
  })).filter((at) => heartField(at) > 0.5);
  return (
    passers.map((at) => dot(at, between(random, 1.5, 3.4), palette.mid)).join("") +
    stroke(links, { colour: palette.blue, width: 1.7, opacity: 0.8 }) +
    people
      .map((at, index) =>
        dot(
          at,
          between(random, 3, 6.4),
          index % 9 === 0 ? palette.cream : index % 3 === 0 ? palette.warm : palette.blue,
        ),
      )
      .join("")
  );
};
