import { Line } from "@visx/shape";
import type { DistributionStep } from "../../../contract/deskFigures";
import { colors } from "../../theme/colors";
import { useTexts } from "../deskTexts";
import { ChartPanel } from "./ChartPanel";
import { ColumnChart } from "./ColumnChart";

/** The promise, in hours. */
const PROMISED = 24;

const stepName = ({ from, to }: DistributionStep) => (to === null ? `${from}+` : `${from}–${to}`);

/** How long answers take, with a line at the promise. */
export const DelayChart = ({ steps }: { steps: readonly DistributionStep[] }) => {
  const { figures: texts } = useTexts();
  const late = steps.find(({ from }) => from >= PROMISED);
  return (
    <ChartPanel
      words={texts.distribution}
      columns={[texts.delay, texts.count]}
      rows={steps.map((step) => [`${stepName(step)} ${texts.hours}`, step.count])}
    >
      <ColumnChart
        label={texts.distribution.title}
        height={240}
        withValues
        columns={steps.map((step) => ({
          key: stepName(step),
          label: stepName(step),
          value: step.count,
          color: step.from < PROMISED ? colors.accent : colors.warm,
        }))}
        more={({ x, step, top, bottom }) => {
          if (!late) return null;
          // In the gap before the first column that is late.
          const at = x(stepName(late)) - step * 0.14;
          return (
            <>
              <Line
                from={{ x: at, y: 2 }}
                to={{ x: at, y: bottom }}
                stroke={colors.ink}
                strokeDasharray="3 3"
              />
              <text x={at + 6} y={top - 6} fontSize={12} fontWeight={600} fill={colors.ink}>
                {texts.promised}
              </text>
            </>
          );
        }}
      />
    </ChartPanel>
  );
};
