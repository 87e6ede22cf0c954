import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space, widths } from "../theme/space";
import { type } from "../theme/typography";
import { HeroAccount } from "./HeroAccount";
import { HeroAd } from "./HeroAd";

type Props = { deliverable: Queries.HeroDeliverablesFragment };

/**
 * Sheets laid one over the other, as on a desk: the ad in front, the account that paid for it behind. The desk is
 * orange in both themes, and runs to the figures and out of the window.
 */
const desk = css`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  padding-block: ${space[5]} ${space[4]};
  ${type.caption}
  font-variant-numeric: tabular-nums;
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0 calc(-1 * ${space.gutter}) 0 ${space[7]};
    background: ${colors.desk};
  }
  ${from.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 21rem;
    align-content: center;
    align-items: end;
    align-self: stretch;
    margin-bottom: calc(-1 * ${space[6]});
    &::before {
      inset: 0 calc(-1 * max(${space.gutter}, (100vw - ${widths.page}) / 2)) 0 ${space[8]};
    }
  }
`;

const caption = css`
  ${type.caption}
  grid-column: 1 / -1;
  margin-top: ${space[4]};
  text-align: end;
  color-scheme: light;
  color: ${colors.ink};
`;

/** Two sheets of the real work, one over the other. */
export const HeroDeliverables = ({ deliverable }: Props) => {
  const { mark, note } = useSharedContent().interface.deliverable;
  const { searchAccount } = deliverable;
  if (!searchAccount) return null;
  return (
    <figure css={desk}>
      <HeroAccount report={searchAccount.report} />
      <HeroAd query={searchAccount.query} ad={searchAccount.ad} />
      <figcaption css={caption}>
        {mark}. {note}
      </figcaption>
    </figure>
  );
};

export const heroDeliverablesFragment = graphql`
  fragment HeroDeliverables on ServiceDeliverable {
    searchAccount {
      query
      ad {
        mark
        address
        title
        text
      }
      report {
        title
        columns
        terms {
          query
          spend
          decision
          excluded
        }
      }
    }
  }
`;
