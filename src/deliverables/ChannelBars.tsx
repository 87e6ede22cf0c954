import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";

type Props = { title: string; channels: Queries.DashboardFragment["channels"] };

const titleStyle = css`
  margin-bottom: ${space[4]};
  font-weight: 600;
`;

const list = css`
  display: grid;
  gap: ${space[4]};
  dt {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    ${type.caption}
  }
  dd {
    position: relative;
    margin-top: ${space[1]};
    padding-block: ${space[1]};
    ${type.title}
    font-variant-numeric: tabular-nums;
  }
  i {
    display: block;
    height: ${space[3]};
    background: ${colors.accent};
  }
`;

/** Orders by the channel that brought them, longest first. */
export const ChannelBars = ({ title, channels }: Props) => {
  const most = Math.max(...channels.map(({ orders }) => orders), 1);
  return (
    <div>
      <p css={titleStyle}>{title}</p>
      <dl css={list}>
        {channels.map(({ name, orders }, index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>
              {orders}
              <i style={{ width: `${(orders / most) * 100}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
