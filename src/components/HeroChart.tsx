import { css } from "@emotion/react";
import { colors, darkRoles, palette } from "../theme/colors";
import { durations } from "../theme/motion";
import { type } from "../theme/typography";
import { heroSheet } from "./heroSheet";

type Props = Pick<NonNullable<Queries.HeroDeliverablesFragment["dashboard"]>, "figures" | "weeks">;

const sheet = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1em;
  padding: 1em 1em 0;
  background: ${palette.inkBand[0]};
  > * {
    ${darkRoles}
  }
  animation-delay: ${durations.quick}ms;
  dl {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dd {
    ${type.figure}
    font-size: 3em;
  }
`;

const bars = css`
  display: flex;
  align-items: end;
  gap: 6%;
  height: 100%;
  i {
    flex: 1;
    background: ${colors.accent};
  }
  i:last-of-type {
    background: ${colors.warm};
  }
`;

/** The first figure of the dashboard, and the weeks that led to it. */
export const HeroChart = ({ figures: [figure], weeks }: Props) => {
  const most = Math.max(...weeks.map(({ orders }) => orders), 1);
  return (
    <div css={[heroSheet, sheet]}>
      <dl>
        <dt>{figure?.label}</dt>
        <dd>{figure?.value}</dd>
      </dl>
      <div css={bars} aria-hidden="true">
        {weeks.map(({ name, orders }) => (
          <i key={name} style={{ height: `${(orders / most) * 100}%` }} />
        ))}
      </div>
    </div>
  );
};
