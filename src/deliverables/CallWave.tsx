import type { ComponentProps } from "react";
import { colors } from "../theme/colors";

const BARS = 96;

/** The bar from which another voice speaks. */
const TAKEN_OVER = 83;

/** Heights of a voice that pauses, the same at each drawing. */
const height = (index: number) =>
  8 + 40 * Math.abs(Math.sin(index * 0.9) * Math.sin(index * 0.31)) * (index % 19 < 2 ? 0.1 : 1);

/** The bars from one up to another, as one path. */
const bars = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const half = Math.round(height(from + index));
    return `M${(from + index) * 6} ${50 - half}h3v${2 * half}h-3z`;
  }).join("");

/** The voices of a call, up to the one that takes over. */
export const CallWave = (props: ComponentProps<"svg">) => (
  <svg viewBox={`0 0 ${BARS * 6} 100`} preserveAspectRatio="none" aria-hidden="true" {...props}>
    <path d={bars(0, TAKEN_OVER)} fill={colors.accent} />
    <path d={bars(TAKEN_OVER, BARS)} fill={colors.warm} />
  </svg>
);
