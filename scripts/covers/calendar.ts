import { palette } from "./palette";
import { gaussian } from "./random";
import { dot, round, smoothLine, stroke, target } from "./sheet";
import type { Drawing } from "./sheet";

const WEEKS = 53;
/** Days of the year at which spring and summer are fullest. */
const seasons = (week: number) =>
  0.16 +
  0.8 * Math.exp(-(((week - 31) / 7) ** 2)) +
  0.34 * Math.exp(-(((week - 17) / 3.2) ** 2)) +
  0.3 * Math.exp(-(((week - 51) / 2.2) ** 2));

/** Tourism: a year of bookings, one dot a day, larger as the house fills up; summer is the sun. */
export const drawCalendar: Drawing = (random) => {
  const dots: string[] = [];
  for (let week = 0; week < WEEKS; week++) {
    for (let day = 0; day < 7; day++) {
      const filled = Math.min(
        1,
        Math.max(0.06, seasons(week) + (day > 4 ? 0.14 : 0) + gaussian(random) * 0.06),
      );
      const colour =
        filled > 0.72
          ? palette.warm
          : filled > 0.42
            ? palette.blue
            : filled > 0.24
              ? palette.mid
              : palette.dim;
      dots.push(dot({ x: 54 + week * 21, y: 520 + day * 30 }, 2.4 + filled * 7.6, colour));
    }
  }
  const route = Array.from({ length: WEEKS }, (_, week) => ({
    x: 54 + week * 21,
    y: 470 - 270 * Math.min(1, seasons(week)),
  }));
  const summer = route[31] ?? { x: 0, y: 0 };
  const rays = Array.from({ length: 72 }, (_, index) => {
    const angle = (index / 72) * 2 * Math.PI;
    const reach = index % 2 ? 172 : 156;
    return `M${round(summer.x + 138 * Math.cos(angle))} ${round(summer.y + 30 + 138 * Math.sin(angle))}L${round(summer.x + reach * Math.cos(angle))} ${round(summer.y + 30 + reach * Math.sin(angle))}`;
  });
  return (
    dot({ x: summer.x, y: summer.y + 30 }, 122, palette.deepWarm) +
    stroke(rays, { colour: palette.warm, width: 4 }) +
    `<path d="${smoothLine(route)}V480H54z" fill="${palette.ground}"/>` +
    stroke(
      route.map(({ x, y }) => `M${x} ${round(y + 10)}V478`),
      { colour: palette.dim, width: 2 },
    ) +
    stroke([smoothLine(route)], { colour: palette.blue, width: 8 }) +
    stroke(["M40 486H1160"], { colour: palette.cream, width: 3 }) +
    target(summer) +
    dots.join("")
  );
};
