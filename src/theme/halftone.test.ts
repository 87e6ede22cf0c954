/** @jest-environment node */
import sharp from "sharp";
import { halftone } from "./halftone";

const ROWS = 20;

/** Pixels of a cell's side: each step of a gap is two of them, one on either side. */
const CELL = 40;

const screen = halftone(ROWS);
const numbers = Array.from({ length: ROWS }, (_, number) => number);

/** The pixels of a cell, row by row: whether the screen leaves them free. */
let cell: (row: number, column: number) => boolean[][];

/** Pixels of the side of a row's squares. */
const sideOf = (row: number) => Math.sqrt(cell(row, 0).flat().filter(Boolean).length);

/** A cell with a square of this side in its middle. */
const withSquare = (side: number) => {
  const inside = (pixel: number) => Math.abs(pixel + 0.5 - CELL / 2) < side / 2;
  const pixels = Array.from({ length: CELL }, (_, pixel) => pixel);
  return pixels.map((y) => pixels.map((x) => inside(x) && inside(y)));
};

beforeAll(async () => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${ROWS * CELL}' viewBox='0 0 ${ROWS} ${ROWS}' stroke='black'>${screen}</svg>`;
  const picture = sharp(Buffer.from(svg)).flatten({ background: "white" }).extractChannel(0);
  const pixels = await picture.raw().toBuffer();
  cell = (row, column) =>
    Array.from({ length: CELL }, (_, y) => {
      const start = (row * CELL + y) * ROWS * CELL + column * CELL;
      return [...pixels.subarray(start, start + CELL)].map((value) => value > 127);
    });
});

it("leaves a square free in the middle of every cell, as large in the whole row", () => {
  for (const row of numbers)
    for (const column of numbers) expect(cell(row, column)).toEqual(withSquare(sideOf(row)));
});

it("has squares that grow from the foot until they touch", () => {
  const sides = numbers.map(sideOf).toReversed();
  expect(sides).toEqual(sides.toSorted((a, b) => a - b));
  expect(sides[0]).toBeLessThan(CELL / 2);
  expect(sides[0]).toBeGreaterThan(0);
  expect(sides.at(-1)).toBe(CELL);
});

it("draws no hairlines, and the rows of one gap together", () => {
  const gaps = new Set(numbers.map((row) => CELL - sideOf(row)));
  gaps.delete(0);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0.05 * CELL);
  expect(screen.match(/<path/g)).toHaveLength(2 * gaps.size);
});

it("has the colour of whatever it stands in", () => {
  expect(screen).not.toMatch(/\b(stroke|fill|style)=/);
});
