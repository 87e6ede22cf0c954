import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";
import { Room } from "../Room";
import { NightBill } from "./NightBill";
import { YearOfNights } from "./YearOfNights";

type Props = Queries.TwoBillsFragment;

const bills = css`
  display: grid;
  gap: ${space[5]};
  justify-content: center;
  grid-template-columns: minmax(0, 26rem);
  align-items: start;
  @container (min-width: 44rem) {
    grid-template-columns: repeat(2, minmax(0, 27rem));
    gap: clamp(${space[5]}, 8cqi, ${space[9]});
    > div:first-of-type {
      rotate: -1.5deg;
    }
    > div:last-of-type {
      rotate: 1deg;
      margin-top: ${space[7]};
    }
  }
`;

const conclusionStyle = css`
  ${type.heading}
  max-width: 40ch;
  margin: ${space[6]} auto 0;
  text-align: center;
  color: ${colors.ink};
`;

/** What one night leaves by either way, over the year's nights. */
export const TwoBills = (report: Props) => (
  <Room>
    <div css={bills}>
      <NightBill night={report.night} bill={report.platform} />
      <NightBill night={report.night} bill={report.direct} isBetter />
    </div>
    <YearOfNights {...report} />
    <p css={conclusionStyle}>{report.conclusion}</p>
  </Room>
);

export const twoBillsFragments = graphql`
  fragment NightBill on NightBill {
    title
    lines {
      label
      value
    }
    totalLabel
    total
  }
  fragment TwoBills on TwoBills {
    night
    platform {
      ...NightBill
    }
    direct {
      ...NightBill
    }
    yearTitle
    directLabel
    platformLabel
    months {
      name
      direct
      platform
    }
    conclusion
  }
`;
