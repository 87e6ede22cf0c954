import { palette } from "./palette";
import { round } from "./sheet";
import type { Drawing } from "./sheet";

const COHORTS = 21;
const MONTHS = 48;
const CENTRE = { x: 600, y: 400 };

/** SaaS: each ring is a cohort of subscribers; its arc is as long as it stays, month after month. */
export const drawCohorts: Drawing = (random) => {
  const marks: string[] = [];
  for (let cohort = 0; cohort < COHORTS; cohort++) {
    const radius = 74 + cohort * 14.6;
    const kept = 0.34 + 0.6 * (cohort / COHORTS) ** 0.8 + (random() - 0.5) * 0.08;
    for (let month = 0; month < MONTHS; month++) {
      const share = month / MONTHS;
      const angle = share * 2 * Math.PI - Math.PI / 2 + 0.04;
      const alive = share < kept;
      const renewal = month % 12 === 0 && alive;
      const length = (2 * Math.PI * radius) / MONTHS;
      const colour = renewal ? palette.warm : alive ? palette.blue : palette.dim;
      const opacity = alive ? 1 - 0.72 * (share / kept) : 0.35;
      const end = angle + ((2 * Math.PI) / MONTHS) * 0.72;
      const at = (turn: number) =>
        `${round(CENTRE.x + radius * Math.cos(turn))} ${round(CENTRE.y + radius * Math.sin(turn))}`;
      if (length > 0) {
        marks.push(
          `<path d="M${at(angle)}A${round(radius)} ${round(radius)} 0 0 1 ${at(end)}" fill="none" stroke="${colour}" stroke-width="${alive ? 9.5 : 3}" stroke-opacity="${renewal ? 1 : round(opacity)}"/>`,
        );
      }
    }
  }
  return (
    marks.join("") +
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="30" fill="${palette.warm}"/>` +
    `<path d="M${CENTRE.x} 366V12M594 22l6-12 6 12" fill="none" stroke="${palette.cream}" stroke-width="3"/>`
  );
};
