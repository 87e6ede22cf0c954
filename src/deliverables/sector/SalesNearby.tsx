import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";

type Props = Pick<Queries.ValuationFragment, "salesTitle" | "sales" | "from" | "to">;

/** The advised range crosses every row, as a strip of highlighter. */
const list = css`
  margin-top: ${space[4]};
  background: linear-gradient(${colors.warmSoft}, ${colors.warmSoft}) no-repeat;
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding-block: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${colors.line};
    ${type.caption}
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
  i {
    position: relative;
    flex-basis: 100%;
    height: ${space[3]};
  }
  i::before {
    content: "";
    position: absolute;
    left: calc(var(--at) - ${space[2]});
    width: ${space[4]};
    height: ${space[4]};
    border-radius: 50%;
    background: ${colors.accent};
  }
`;

const percent = (value: number) => `${value}%`;

/** What sold nearby, each on the same scale of prices, over the range that is advised. */
export const SalesNearby = ({ salesTitle, sales, from, to }: Props) => (
  <div>
    <h3>{salesTitle}</h3>
    <ol
      css={list}
      style={
        {
          backgroundPosition: `${(from / (100 - (to - from))) * 100}% 0`,
          backgroundSize: `${to - from}% 100%`,
        } as object
      }
    >
      {sales.map(({ place, price, at }) => (
        <li key={place}>
          {place} <strong>{price}</strong>
          <i style={{ "--at": percent(at) } as object} />
        </li>
      ))}
    </ol>
  </div>
);
