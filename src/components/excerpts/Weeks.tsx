import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { sizes, type } from "../../theme/typography";

type Props = { value: string; label: string; weeks: readonly { name: string; orders: number }[] };

const panel = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[5]};
  height: 100%;
  b {
    ${type.figure}
    display: block;
    font-size: ${sizes.headline};
  }
`;

const columns = css`
  display: flex;
  align-items: flex-end;
  gap: ${space[1]};
  i {
    flex: 1;
    background: ${colors.accent};
    &:last-of-type {
      background: ${colors.warm};
    }
  }
`;

/** A figure of a dashboard, and its weeks as columns from zero; the last one stands out. */
export const Weeks = ({ value, label, weeks }: Props) => {
  const most = Math.max(...weeks.map(({ orders }) => orders));
  return (
    <div css={panel}>
      <span>
        <b>{value}</b>
        {label}
      </span>
      <span css={columns}>
        {weeks.map(({ name, orders }) => (
          <i key={name} style={{ height: `${(orders / most) * 100}%` }} />
        ))}
      </span>
    </div>
  );
};
