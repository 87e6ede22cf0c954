import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { HeroAccount } from "./HeroAccount";
import { HeroAd } from "./HeroAd";

type Props = { account: NonNullable<Queries.HeroDeliverablesFragment["searchAccount"]> };

/** Sheets laid one over the other: the ad in front, the account that paid for it behind. */
const sheets = css`
  container-type: inline-size;
  font-variant-numeric: tabular-nums;
  ${type.caption}
  ${from.laptop} {
    font-size: 1rem;
  }
  ${from.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 21rem;
    align-items: end;
  }
`;

const caption = css`
  ${type.caption}
  grid-column: 1 / -1;
  margin-top: ${space[4]};
  text-align: end;
`;

/** Two sheets of the real work, one over the other; drawn at the build only (components/Prerendered). */
export const HeroDeliverables = ({ account }: Props) => {
  const { mark, note } = useSharedContent().interface.deliverable;
  return (
    <figure css={sheets} data-prerendered="hero">
      <HeroAccount report={account.report} />
      <HeroAd query={account.query} ad={account.ad} />
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
