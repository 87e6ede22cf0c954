import { css } from "@emotion/react";
import type { WeekFigures } from "../../../contract/deskFigures";
import { from } from "../../theme/breakpoints";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";
import { useTexts } from "../deskTexts";
import { noonOf, shortDate } from "../time/dates";
import { ChartPanel } from "./ChartPanel";
import { ColumnChart } from "./ColumnChart";

const multiples = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  h3 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[2]};
    margin-bottom: ${space[1]};
    font-size: 0.9375rem;
    font-weight: 600;
  }
  h3 span {
    ${type.figure}
    font-size: 1.25rem;
  }
`;

/** One small chart a series, all of the same weeks: nothing covers anything. */
export const WeeksChart = ({ weeks }: { weeks: readonly WeekFigures[] }) => {
  const { figures: texts } = useTexts();
  const series = [
    { name: "messages", label: texts.messages, color: colors.accent },
    { name: "answers", label: texts.answers, color: colors.success },
    { name: "appointments", label: texts.appointments, color: colors.warm },
    { name: "spam", label: texts.spam, color: colors.control },
  ] as const;
  const weekName = (monday: string) => shortDate(noonOf(monday));
  return (
    <ChartPanel
      isWide
      words={texts.weekly}
      columns={[texts.week, ...series.map(({ label }) => label)]}
      rows={weeks.map((week) => [weekName(week.monday), ...series.map(({ name }) => week[name])])}
    >
      <div css={multiples}>
        {series.map(({ name, label, color }) => (
          <div key={name}>
            <h3>
              {label}
              <span>
                {weeks.reduce((sum, week) => sum + week[name], 0).toLocaleString("fr-FR")}
              </span>
            </h3>
            <ColumnChart
              label={`${texts.weekly.title}, ${label}`}
              height={150}
              labels={4}
              columns={weeks.map((week) => ({
                key: week.monday,
                label: weekName(week.monday),
                value: week[name],
                color,
              }))}
            />
          </div>
        ))}
      </div>
    </ChartPanel>
  );
};
