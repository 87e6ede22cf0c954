import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";

type Props = { title: string; weeks: Queries.DashboardFragment["weeks"] };

const block = css`
  display: flex;
  flex-direction: column;
`;

const titleStyle = css`
  margin-bottom: ${space[4]};
  font-weight: 600;
`;

const chart = css`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: clamp(${space[1]}, 1cqi, ${space[3]});
  align-items: end;
  flex: 1;
  min-height: 16rem;
  li {
    display: flex;
    flex-direction: column;
    justify-content: end;
    height: 100%;
    text-align: center;
    ${type.caption}
    font-size: 0.75rem;
  }
  strong {
    font-variant-numeric: tabular-nums;
    ${type.caption}
    font-weight: 700;
  }
  i {
    display: block;
    background: ${colors.control};
    opacity: 0.55;
  }
  li:nth-of-type(n + 5) i {
    background: ${colors.accent};
    opacity: 1;
  }
  li:last-of-type i {
    background: ${colors.warm};
  }
  span {
    min-height: 2.6em;
    padding-top: ${space[1]};
    border-top: 2px solid ${colors.ink};
    overflow-wrap: anywhere;
    color: ${colors.muted};
  }
`;

/** Orders by week: four weeks, after the four before. */
export const WeekChart = ({ title, weeks }: Props) => {
  const most = Math.max(...weeks.map(({ orders }) => orders), 1);
  return (
    <div css={block}>
      <p css={titleStyle}>{title}</p>
      <ol css={chart}>
        {weeks.map(({ name, orders }, index) => (
          <li key={index}>
            <strong>{orders}</strong>
            <i style={{ height: `${(orders / most) * 76}%` }} />
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
