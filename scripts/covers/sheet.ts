import { palette } from "./palette";
import type { Random } from "./random";

/** Size of every cover, in pixels. */
const WIDTH = 1200;
const HEIGHT = 800;

/** Draws one cover: returns the SVG elements to put on the millimetre sheet. */
export type Drawing = (random: Random) => string;

export interface Point {
  x: number;
  y: number;
}

/** Strokes of one look, drawn as a single path. */
interface Stroke {
  colour: string;
  width: number;
  opacity?: number;
}

/** One decimal is finer than a pixel of the cover. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Path data of a smooth line through the points (Catmull-Rom as cubic Béziers). */
export function smoothLine(points: Point[]): string {
  return points
    .map((point, index) => {
      const previous = points[index - 1];
      if (!previous) return `M${round(point.x)} ${round(point.y)}`;
      const before = points[index - 2] ?? previous;
      const after = points[index + 1] ?? point;
      const controls = [
        previous.x + (point.x - before.x) / 6,
        previous.y + (point.y - before.y) / 6,
        point.x - (after.x - previous.x) / 6,
        point.y - (after.y - previous.y) / 6,
        point.x,
        point.y,
      ];
      return `C${controls.map(round).join(" ")}`;
    })
    .join("");
}

/** One element for many lines of the same look. */
export function stroke(data: string[], { colour, width, opacity = 1 }: Stroke): string {
  return `<path d="${data.join("")}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function dot({ x, y }: Point, radius: number, colour: string, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}" fill-opacity="${round(opacity)}"/>`;
}

/** The end point of a curve, as everywhere in the identity: a warm dot with a pencil ring. */
export function target(point: Point): string {
  return (
    dot(point, 15, palette.warm) +
    `<circle cx="${round(point.x)}" cy="${round(point.y)}" r="30" fill="none" stroke="${palette.warm}" stroke-width="3"/>`
  );
}

/** Whole SVG document: ink ground, millimetre grid and the drawing. */
export function sheet(drawing: string): string {
  const rules = (step: number, width: number, colour: string) =>
    `<path d="M0 ${HEIGHT / 2}h${WIDTH}" stroke="${colour}" stroke-width="${HEIGHT}" stroke-dasharray="${width} ${step - width}"/>` +
    `<path d="M${WIDTH / 2} 0v${HEIGHT}" stroke="${colour}" stroke-width="${WIDTH}" stroke-dasharray="${width} ${step - width}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.ground}"/>` +
    rules(20, 1, palette.gridFine) +
    rules(100, 1.5, palette.gridStrong) +
    `${drawing}</svg>`
  );
}
