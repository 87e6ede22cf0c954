import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { AdVersion } from "./AdVersion";
import { Room } from "./Room";

type Props = Queries.AdTestFragment;

const ruleStyle = css`
  max-width: 60rem;
  margin-block: ${space[3]} ${space[6]};
  padding-left: ${space[4]};
  border-left: 4px solid ${colors.warm};
  ${type.title}
`;

const row = css`
  display: grid;
  gap: ${space[7]} ${space[4]};
  @container (min-width: 40rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    /* A row each for the ad, what it tests, its curve, its figures and the verdict. */
    grid-template-rows: repeat(5, auto);
    > li {
      display: grid;
      grid-row: span 5;
      grid-template-rows: subgrid;
      row-gap: ${space[4]};
    }
  }
  @container (min-width: 70rem) {
    column-gap: ${space[7]};
  }
`;

const conclusionStyle = css`
  max-width: 46rem;
  margin: ${space[6]} 0 0 auto;
  ${type.title}
`;

/** Three versions of an advertisement, what each of them tests, and the verdict. */
export const AdTest = ({ rule, ads, conclusion, ...shared }: Props) => (
  <Room>
    <p css={ruleStyle}>{rule}</p>
    <ol css={row}>
      {ads.map((ad, index) => (
        <AdVersion key={index} letter={"ABC".charAt(index)} ad={ad} {...shared} />
      ))}
    </ol>
    <p css={conclusionStyle}>{conclusion}</p>
  </Room>
);

export const adTestFragment = graphql`
  fragment AdTest on AdTest {
    account
    mark
    rule
    labels
    retention
    ads {
      picture
      hook
      text
      action
      tested
      retention
      figures
      verdict
      kept
    }
    conclusion
  }
`;
