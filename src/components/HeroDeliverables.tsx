import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { useSharedContent } from "../hooks/useSharedContent";
import { enlarged, from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { durations, easing, ifMotion } from "../theme/motion";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { HeroMark } from "./HeroMark";
import { HeroWeight } from "./HeroWeight";

type Props = {
  deliverables: readonly (Queries.HeroDeliverablesFragment | null)[];
  proof: ComponentProps<typeof HeroWeight> | null | undefined;
  /** The agency's mark. */
  mark: string | null | undefined;
};

const scene = css`
  --left: ${space.gutter};
  --right: min(var(--margin), ${space[9]});
  color-scheme: light;
  container-type: size;
  aspect-ratio: 10 / 11;
  color: ${colors.ink};
  ${from.tablet} {
    aspect-ratio: 10 / 11.5;
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

/** Two sheets side by side, before the foot of the mark and up to the window's edge; they stand on the figures below. Their text grows with them. */
const sheets = css`
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
  > div {
    ${ifMotion} {
      animation: rise ${durations.draw / 3}ms ${easing} both;
      &:nth-of-type(2) {
        animation-delay: ${durations.quick}ms;
      }
    }
  }
  > div:first-of-type,
  figcaption {
    padding-left: ${space.gutter};
  }
  /* Room for the caption, which says of this one that it is a sample. */
  > div:first-of-type {
    padding-bottom: 3.2em;
  }
  figcaption {
    grid-area: 1 / 1;
    z-index: 1;
    align-self: end;
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
  }
  ${enlarged} {
    position: relative;
    inset: auto;
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What was searched, and the ad that answers. */
const adSheet = css`
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

/** The mark of the agency, two sheets of its work at the foot. */
export const HeroDeliverables = ({ deliverables, proof, mark }: Props) => {
  const { deliverable } = useSharedContent().interface;
  const search = deliverables
    .flatMap((deliverable) => deliverable?.blocks ?? [])
    .find(({ document }) => document?.look === "annonce")?.document;
  return (
    <div css={scene} data-picture="">
      <HeroMark mark={mark} />
      <figure css={sheets}>
        {search && (
          <div css={adSheet}>
            <p>
              <Search aria-hidden />
              {search.query}
            </p>
            <strong>{search.title}</strong>
          </div>
        )}
        {proof && <HeroWeight {...proof} />}
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
