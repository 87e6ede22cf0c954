import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { enlarged, from } from "../theme/breakpoints";
import { colors, darkRoles } from "../theme/colors";
import { acrossWindow } from "../theme/sectionBackgrounds";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { timesLighter, WeightComparison } from "./WeightComparison";

type Props = { proof: Queries.HeroWeightFragment };

/** As wide as the window, below the statistics. */
const strip = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space[2]} ${space[5]};
  padding-block: ${space[4]};
  ${acrossWindow(colors.inkBand)}
  ${type.caption}
  > * {
    ${darkRoles}
  }
  > div {
    --cell: 25%;
    display: grid;
    grid-template-columns: ${space[7]} minmax(0, 1fr);
    align-items: center;
    gap: ${space[4]};
  }
  dl {
    display: grid;
    gap: ${space[1]} ${space[5]};
  }
  > div > dl > div {
    flex-direction: row-reverse;
    justify-content: flex-end;
    align-items: baseline;
    gap: ${space[2]};
  }
  dd {
    ${type.lead}
    font-weight: 700;
    line-height: 1;
  }
  div:first-of-type > dd {
    color: ${colors.warm};
  }
  a {
    padding-block: ${space[1]};
    font-weight: 600;
  }
  ${from.tablet} {
    column-gap: ${space[4]};
    padding-block: ${space[3]};
    font-size: 0.8125rem;
    > div {
      grid-template-columns: ${space[6]} minmax(0, 1fr);
    }
    dl {
      grid-template-columns: repeat(2, auto);
      column-gap: ${space[4]};
    }
  }
  ${from.laptop} {
    ${type.caption}
  }
  ${enlarged} {
    > div > div {
      display: none;
    }
  }
`;

/** What this page weighs beside the median one; how many times lighter it is leads to where that is measured. */
export const HeroWeight = ({ proof }: Props) => (
  <div css={strip}>
    <WeightComparison weight={proof} />
    <a href={proof.href}>{`${timesLighter(proof)} ${proof.ratio}`}</a>
  </div>
);

export const heroWeightFragment = graphql`
  fragment HeroWeight on InterfaceProof {
    href
    ratio
    ...WeightComparison
  }
`;
