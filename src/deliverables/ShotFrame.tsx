import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { radii } from "../theme/space";
import { shotDrawings } from "./shotDrawings";

type Props = { frame: string; number: number };

const picture = css`
  /* A picture looks the same by night. */
  color-scheme: light;
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${radii.card};
  background: ${colors.surface};
  box-shadow: 0 0 0 1px ${colors.line};
  text {
    font: 700 20px var(--display);
    fill: ${colors.ink};
  }
`;

/** One shot, drawn with pencil and two inks in a frame of 16 by 9. */
export const ShotFrame = ({ frame, number }: Props) => (
  <svg css={picture} viewBox="0 0 320 180" aria-hidden="true">
    <g
      fill="none"
      stroke={colors.ink}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shotDrawings[frame]}
    </g>
    <circle cx={24} cy={24} r={15} fill={colors.surface} />
    <text x={24} y={31} textAnchor="middle">
      {number}
    </text>
  </svg>
);
