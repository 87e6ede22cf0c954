import { palette } from "./palette";
import { dot } from "./sheet";
import type { Drawing, Point } from "./sheet";

const STEP = 19;

interface Bubble {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Tip of the bubble's tail; the voice spreads from the middle of the bubble. */
  tip: Point;
}

const QUESTION: Bubble = { left: 90, top: 90, right: 730, bottom: 430, tip: { x: 170, y: 520 } };
const ANSWER: Bubble = { left: 520, top: 370, right: 1110, bottom: 650, tip: { x: 1030, y: 740 } };

function contains({ left, top, right, bottom, tip }: Bubble, { x, y }: Point): boolean {
  const radius = 56;
  const dx = Math.max(left + radius - x, 0, x - right + radius);
  const dy = Math.max(top + radius - y, 0, y - bottom + radius);
  const inTail = y >= bottom && y <= tip.y && Math.abs(x - tip.x) < (tip.y - y) * 0.6;
  return dx * dx + dy * dy <= radius * radius || inTail;
}

const waveFrom = ({ left, top, right, bottom }: Bubble, { x, y }: Point) =>
  Math.cos(Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2) / 17);

/** Chatbots and callbots: two speech bubbles made of sound waves, which interfere where they meet. */
export const drawInterference: Drawing = () => {
  const dots: string[] = [];
  for (let y = STEP; y < 800; y += STEP) {
    for (let x = STEP; x < 1200; x += STEP) {
      const at = { x, y };
      const inQuestion = contains(QUESTION, at);
      const inAnswer = contains(ANSWER, at);
      const wave =
        (inQuestion ? waveFrom(QUESTION, at) : 0) + (inAnswer ? waveFrom(ANSWER, at) : 0);
      if (!inQuestion && !inAnswer) dots.push(dot(at, 1.5, palette.dim));
      else {
        const colour =
          inQuestion && inAnswer ? palette.cream : inAnswer ? palette.warm : palette.blue;
        dots.push(
          dot(at, Math.max(2.4, 5.8 + 3.6 * wave * (inQuestion && inAnswer ? 0.7 : 1)), colour),
        );
      }
    }
  }
  return dots.join("");
};
