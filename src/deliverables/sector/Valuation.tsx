import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { sizes, type } from "../../theme/typography";
import { Room } from "../Room";
import { FloorPlan } from "./FloorPlan";
import { SalesNearby } from "./SalesNearby";

type Props = Queries.ValuationFragment;

/** A spread of a bound report: the plan on the left page, figures on the right. */
const spread = css`
  display: grid;
  background: ${colors.surface};
  box-shadow: 0 ${space[5]} ${space[8]} -${space[6]} ${colors.scrim};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: space-between;
    gap: ${space[6]};
    padding: clamp(${space[4]}, 4cqi, ${space[8]});
    min-width: 0;
  }
  h3 {
    ${type.title}
  }
  @container (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-height: 80svh;
    > div + div {
      border-left: 1px solid ${colors.line};
    }
  }
`;

const priceStyle = css`
  ${type.caption}
  strong {
    display: block;
    ${type.figure}
    font-size: clamp(1.75rem, 5.5cqi, 4.25rem);
    color: ${colors.accent};
    text-wrap: balance;
  }
`;

const sellerStyle = css`
  display: grid;
  gap: ${space[4]} ${space[6]};
  margin-top: ${space[4]};
  ${type.caption}
  dd {
    font-size: ${sizes.body};
    font-weight: 600;
  }
  dt {
    color: ${colors.muted};
  }
  @container (min-width: 30rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const decisionStyle = css`
  padding-left: ${space[4]};
  border-left: ${space[1]} solid ${colors.warm};
`;

/** The opinion of value that a seller keeps, and what the agent knows before the visit. */
export const Valuation = (report: Props) => (
  <Room>
    <div css={spread}>
      <div>
        <h3>{report.property}</h3>
        <FloorPlan rooms={report.rooms} />
        <p css={priceStyle}>
          {report.priceLabel}
          <strong>{report.price}</strong>
        </p>
      </div>
      <div>
        <SalesNearby {...report} />
        <div>
          <h3>{report.sellerTitle}</h3>
          <dl css={sellerStyle}>
            {report.seller.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p css={decisionStyle}>{report.decision}</p>
      </div>
    </div>
  </Room>
);

export const valuationFragment = graphql`
  fragment Valuation on Valuation {
    property
    rooms {
      label
      value
    }
    priceLabel
    price
    salesTitle
    sales {
      place
      price
      at
    }
    from
    to
    sellerTitle
    seller {
      label
      value
    }
    decision
  }
`;
