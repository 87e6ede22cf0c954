import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { type } from "../theme/typography";

type Props = {
  label: string;
  /** Share of the public still there at each of the seconds below, in percent. */
  shares: readonly number[];
};

const SECONDS = [0, 1, 2, 3, 6, 10];
const WIDTH = 300;
const HEIGHT = 84;

const figure = css`
  ${type.caption}
  svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }
  p {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  span {
    color: ${colors.muted};
  }
`;

/** Who is still watching: a curve that falls, with its value at three seconds. */
export const RetentionCurve = ({ label, shares }: Props) => {
  const points = SECONDS.map((second, index) => [
    (second / 10) * WIDTH,
    HEIGHT - ((shares[index] ?? 0) / 100) * HEIGHT,
  ]);
  const line = points.map((point) => point.join(" ")).join(" L ");
  const [x = 0, y = 0] = points[3] ?? [];
  return (
    <div css={figure}>
      <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} aria-hidden="true">
        <path
          d={`M ${line} L ${WIDTH} ${HEIGHT} L 0 ${HEIGHT} Z`}
          fill={colors.accent}
          fillOpacity={0.14}
        />
        <path d={`M ${line}`} fill="none" stroke={colors.accent} strokeWidth={2.5} />
        <path d={`M ${x} ${y} V ${HEIGHT}`} stroke={colors.warm} strokeDasharray="3 3" />
        <circle cx={x} cy={y} r={4.5} fill={colors.warm} />
      </svg>
      <p>
        <span>{label}</span>
        <strong>{`${shares[3]}\u00a0%`}</strong>
      </p>
    </div>
  );
};
