import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { type } from "../theme/typography";

type Props = Pick<NonNullable<Queries.HeroDeliverablesFragment["dashboard"]>, "figures" | "weeks">;

const square = css`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 1.25em;
  height: 100%;
  padding: 1.25em 1.25em 0;
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
    margin-top: 0.4em;
    font-size: max(0.75rem, 0.85em);
    line-height: 1.3;
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
    <div css={square}>
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
