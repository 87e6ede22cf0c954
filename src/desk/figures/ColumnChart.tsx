import { css } from "@emotion/react";
import { AxisBottom, AxisLeft } from "@visx/axis";
import { GridRows } from "@visx/grid";
import { useParentSize } from "@visx/responsive";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import type { ReactNode } from "react";
import { colors } from "../../theme/colors";

const MARGIN = { top: 18, right: 4, bottom: 26, left: 30 };

/** Text of axes and values; of the page's own family. */
const ink = { fill: colors.muted, fontFamily: "inherit", fontSize: 12 } as const;

const box = css`
  width: 100%;
  svg {
    overflow: visible;
  }
`;

/** A column of a chart. */
export type Column = { key: string; label: string; value: number; color: string };

type Props = {
  /** What the drawing shows, in words. */
  label: string;
  columns: readonly Column[];
  height: number;
  /** Whether each column carries its value. */
  withValues?: boolean;
  /** At most so many labels below. */
  labels?: number;
  /** More drawing, given the place of a column. */
  more?: (place: {
    x: (key: string) => number;
    step: number;
    top: number;
    bottom: number;
  }) => ReactNode;
};

/** Columns over an axis, as wide as their place. */
export const ColumnChart = ({
  label,
  columns,
  height,
  withValues,
  labels = Infinity,
  more,
}: Props) => {
  const { parentRef, width } = useParentSize<HTMLDivElement>({ debounceTime: 50 });
  const bottom = height - MARGIN.bottom;
  const x = scaleBand<string>({
    domain: columns.map(({ key }) => key),
    range: [MARGIN.left, Math.max(MARGIN.left, width - MARGIN.right)],
    padding: 0.28,
  });
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const y = scaleLinear<number>({ domain: [0, most], range: [bottom, MARGIN.top], nice: 4 });
  const ticks = y.ticks(4).filter(Number.isInteger);
  const every = Math.max(1, Math.ceil(columns.length / labels));
  const named = columns.filter((_, index) => (columns.length - 1 - index) % every === 0);
  const names = new Map(columns.map((column) => [column.key, column.label]));
  return (
    <div ref={parentRef} css={box} style={{ height }}>
      {width > 0 && (
        <svg role="img" aria-label={label} width={width} height={height}>
          <GridRows
            scale={y}
            left={MARGIN.left}
            width={Math.max(0, width - MARGIN.left - MARGIN.right)}
            tickValues={ticks}
            stroke={colors.line}
          />
          {columns.map(({ key, value, color }) => (
            <Bar
              key={key}
              x={x(key)}
              y={y(value)}
              width={x.bandwidth()}
              height={Math.max(0, bottom - y(value))}
              fill={color}
              rx={Math.min(3, x.bandwidth() / 4)}
            />
          ))}
          {withValues &&
            columns.map(({ key, value }) => (
              <text
                key={key}
                x={(x(key) ?? 0) + x.bandwidth() / 2}
                y={y(value) - 6}
                textAnchor="middle"
                {...ink}
                fill={colors.ink}
                fontWeight={600}
              >
                {value}
              </text>
            ))}
          {more?.({ x: (key) => x(key) ?? 0, step: x.step(), top: MARGIN.top, bottom })}
          <AxisLeft
            scale={y}
            left={MARGIN.left}
            tickValues={ticks}
            tickFormat={(value) => String(value)}
            hideAxisLine
            hideTicks
            tickLabelProps={{ ...ink, textAnchor: "end", dx: "-0.25em", dy: "0.33em" }}
          />
          <AxisBottom
            scale={x}
            top={bottom}
            tickValues={named.map(({ key }) => key)}
            tickFormat={(key) => names.get(key) ?? ""}
            stroke={colors.control}
            hideTicks
            tickLabelProps={{ ...ink, textAnchor: "middle", dy: "0.1em" }}
          />
        </svg>
      )}
    </div>
  );
};
