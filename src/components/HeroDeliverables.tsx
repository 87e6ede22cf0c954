import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Search } from "lucide-react";
import { useSharedContent } from "../hooks/useSharedContent";
import { enlarged, from } from "../theme/breakpoints";
import { colors, darkRoles, palette } from "../theme/colors";
import { durations, easing, ifMotion } from "../theme/motion";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { HeroMark } from "./HeroMark";
import { WeightComparison } from "./WeightComparison";

type Props = {
  deliverables: readonly (Queries.HeroDeliverablesFragment | null)[];
  weight: Queries.WeightComparisonFragment | null | undefined;
  /** The agency's logo. */
  mark: string | null | undefined;
};

const picture = css`
  --left: ${space.gutter};
  --right: min(var(--margin), ${space[9]});
  color-scheme: light;
  container-type: size;
  aspect-ratio: 10 / 11;
  color: ${colors.ink};
  ${from.tablet} {
    --left: 46cqi;
    aspect-ratio: 10 / 7;
  }
  ${from.laptop} {
    --left: ${space[7]};
    aspect-ratio: auto;
  }
  ${enlarged} {
    container-type: inline-size;
    aspect-ratio: auto;
  }
`;

/** Two cards side by side, over the lower part of the logo and up to the window's edge. Their text grows with them. */
const cards = css`
  position: absolute;
  inset: auto 0 0 0;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  font-size: clamp(0.75rem, min(2.5cqi, 2.3cqb), 1.125rem);
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  > * {
    padding: 1em;
  }
  > div:first-of-type,
  figcaption {
    padding-left: ${space.gutter};
  }
  /* Leaves a line for the caption, which says first that the ad is a sample. */
  > div:first-of-type {
    padding-top: 3.2em;
  }
  figcaption {
    grid-area: 1 / 1;
    z-index: 1;
    align-self: start;
    white-space: nowrap;
    color: ${colors.muted};
  }
  ${from.laptop} {
    left: var(--left);
    grid-template-columns: minmax(0, 1fr) calc(15em + var(--right));
    > * {
      padding: 1.2em;
    }
    > div:first-of-type,
    figcaption {
      padding-left: 1.2em;
    }
    > div:nth-of-type(2) {
      padding-right: var(--right);
    }
    /* Narrower windows show them below the first screen. */
    ${ifMotion} {
      > div {
        animation: rise ${durations.draw / 3}ms ${easing} both;
      }
      > div:nth-of-type(2) {
        animation-delay: ${durations.quick}ms;
      }
    }
  }
  ${enlarged} {
    position: relative;
    inset: auto;
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What was searched, and the ad that answers. */
const adCard = css`
  grid-area: 1 / 1;
  background: ${colors.surface};
  p {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
  }
  strong {
    display: block;
    margin-block: 0.35em 0.2em;
    ${type.title}
    font-size: 1.3em;
    line-height: 1.15;
    color: ${colors.accent};
  }
`;

const weightCard = css`
  --cell: 10%;
  display: grid;
  grid-template-columns: minmax(0, 8em) 5em;
  gap: 1em;
  align-items: center;
  background: ${palette.inkBand[0]};
  > * {
    ${darkRoles}
  }
  > div {
    order: 1;
  }
  dl {
    display: grid;
    gap: 0.5em;
    line-height: 1.2;
  }
  dt {
    font-size: max(0.75rem, 0.9em);
  }
  dd {
    margin-bottom: 0.25em;
    font-size: 1.3em;
  }
  dl > :first-of-type dd {
    font-size: 1.9em;
    color: ${colors.warm};
  }
`;

/** The agency's logo, with an ad that it made and the weight of this page. */
export const HeroDeliverables = ({ deliverables, weight, mark }: Props) => {
  const { deliverable } = useSharedContent().interface;
  const ad = deliverables
    .flatMap((deliverable) => deliverable?.blocks ?? [])
    .find(({ document }) => document?.look === "annonce")?.document;
  return (
    <div css={picture} data-picture="">
      <HeroMark svg={mark} />
      <figure css={cards}>
        {ad && (
          <div css={adCard}>
            <p>
              <Search aria-hidden />
              {ad.query}
            </p>
            <strong>{ad.title}</strong>
          </div>
        )}
        {weight && <WeightComparison weight={weight} css={weightCard} />}
        <figcaption>{deliverable.mark}</figcaption>
      </figure>
    </div>
  );
};

export const heroDeliverablesFragment = graphql`
  fragment HeroDeliverables on Deliverable {
    blocks {
      document {
        look
        query
        title
      }
    }
  }
`;
