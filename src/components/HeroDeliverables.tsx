import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { useSharedContent } from "../hooks/useSharedContent";
import { enlarged, from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { HeroAd } from "./HeroAd";
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
  ${from.laptop} {
    --left: ${space[7]};
    aspect-ratio: auto;
  }
  ${enlarged} {
    container-type: inline-size;
    aspect-ratio: auto;
  }
`;

/** Two sheets side by side before the foot of the mark; they stand on the figures below. Their text grows with them. */
const sheets = css`
  position: absolute;
  inset: auto var(--right) 0 auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr) min(17em, 50%);
  width: min(34em, 100cqi - 2 * ${space.gutter});
  font-size: clamp(0.75rem, min(2.5cqi, 2.3cqb), 1.125rem);
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  figcaption {
    grid-area: 1 / 1;
    z-index: 1;
    align-self: end;
    padding: 0 1em 0.8em;
    white-space: nowrap;
    color: ${colors.muted};
  }
  ${enlarged} {
    position: relative;
    inset: auto;
    margin-inline: auto;
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The mark of the agency, two sheets of its work at the foot; drawn at the build only (components/Prerendered). */
export const HeroDeliverables = ({ deliverables, proof, mark }: Props) => {
  const { deliverable } = useSharedContent().interface;
  const search = deliverables.find((deliverable) => deliverable?.searchAccount)?.searchAccount;
  return (
    <div css={scene} data-prerendered="hero">
      <HeroMark mark={mark} />
      <figure css={sheets}>
        {search && <HeroAd {...search} />}
        {proof && <HeroWeight {...proof} />}
        <figcaption>{deliverable.mark}</figcaption>
      </figure>
    </div>
  );
};

export const heroDeliverablesFragment = graphql`
  fragment HeroDeliverables on ServiceDeliverable {
    searchAccount {
      query
      ad {
        title
      }
    }
  }
`;
