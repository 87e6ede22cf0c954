import type { ComponentProps } from "react";
import { OUTCOMES, outcomeColors } from "./outcomeColors";

type Props = Omit<ComponentProps<"svg">, "version"> & {
  version: Record<(typeof OUTCOMES)[number], number>;
  columns: number;
};

/** The squares from one question up to another, as one path. */
const squares = (from: number, to: number, columns: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const place = from + index;
    return `M${(place % columns) * 10 + 0.75} ${Math.floor(place / columns) * 10 + 0.75}h8.5v8.5h-8.5z`;
  }).join("");

/** A version's notes as so many squares, one for each question. */
export const OutcomeSquares = ({ version, columns, ...rest }: Props) => {
  const { juste, silence, faux } = version;
  const ends = [juste, juste + silence, juste + silence + faux];
  return (
    <svg
      viewBox={`0 0 ${columns * 10} ${Math.ceil((ends[2] ?? 0) / columns) * 10}`}
      aria-hidden="true"
      {...rest}
    >
      {OUTCOMES.map((name, place) => (
        <path
          key={name}
          d={squares(ends[place - 1] ?? 0, ends[place] ?? 0, columns)}
          fill={outcomeColors[name]}
        />
      ))}
    </svg>
  );
};
