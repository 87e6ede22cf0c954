import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";

type Props = {
  night: string;
  bill: Queries.NightBillFragment;
  /** Whether this is the way that leaves more. */
  isBetter?: boolean;
};

/** A till roll: torn at its foot. */
const roll = css`
  padding: ${space[6]} ${space[5]} ${space[7]};
  background: ${colors.surface};
  mask:
    linear-gradient(currentColor 0 0) top / 100% calc(100% - ${space[3]}) no-repeat,
    conic-gradient(from 135deg at 50% 0, currentColor 90deg, transparent 0) bottom left /
      ${space[4]} ${space[3]} repeat-x;
  ${type.caption}
  text-align: center;
  h3 {
    ${type.heading}
    margin-block: ${space[2]} ${space[5]};
  }
  dl div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[2]};
    border-top: 1px dashed ${colors.control};
    text-align: start;
  }
  dd {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const total = css`
  && {
    flex-wrap: wrap;
    align-items: baseline;
    padding-top: ${space[4]};
    border-top: 2px solid ${colors.ink};
    font-weight: 600;
  }
  dd {
    ${type.figure}
    font-size: clamp(2rem, 9cqi, 3.25rem);
  }
`;

const better = css`
  dd {
    color: ${colors.accent};
  }
`;

/** What the hotel keeps of one night, line by line. */
export const NightBill = ({ night, bill, isBetter }: Props) => (
  <div css={roll}>
    <p>{night}</p>
    <h3>{bill.title}</h3>
    <dl>
      {bill.lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div css={[total, isBetter && better]}>
        <dt>{bill.totalLabel}</dt>
        <dd>{bill.total}</dd>
      </div>
    </dl>
  </div>
);
