import { css } from "@emotion/react";
import { phone } from "../theme/breakpoints";
import { colors, darkRoles, palette } from "../theme/colors";
import { durations } from "../theme/motion";
import { type } from "../theme/typography";
import { heroSheet } from "./heroSheet";

type Props = Pick<NonNullable<Queries.HeroDeliverablesFragment["dashboard"]>, "figures" | "weeks">;

const sheet = css`
  justify-self: end;
  width: 68%;
  height: 9em;
  /* Over the corner that the ad leaves free. */
  margin-top: -1.75em;
  display: grid;
  grid-template-columns: minmax(min-content, 2fr) minmax(0, 3fr);
  gap: 1.25em;
  padding: 1.25em 1.5em 0;
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
    font-size: 3.4em;
  }
  small {
    display: block;
    margin-top: 0.3em;
    font-size: max(0.75rem, 0.85em);
    line-height: 1.3;
    color: ${colors.muted};
  }
  ${phone} {
    width: 62%;
    padding: 0.75em 1em 0;
    small {
      display: none;
    }
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
        <dt>
          {figure?.label}
          <small>{figure?.change}</small>
        </dt>
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
