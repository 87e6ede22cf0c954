import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { printedMark } from "../theme/grounds";
import { Drawing } from "../ui/Drawing";
import { HeroAd } from "./HeroAd";
import { HeroChart } from "./HeroChart";

type Props = {
  deliverables: readonly (Queries.HeroDeliverablesFragment | null)[];
  artwork: string | null | undefined;
};

/** Sixteen squares with a sign each; the scene covers all but the last row and the last column; phones show the last row alone. */
const squares = css`
  color-scheme: light;
  container-type: inline-size;
  position: relative;
  aspect-ratio: 1;
  overflow: clip;
  color: ${colors.ink};
  > span > svg {
    position: absolute;
    inset: auto 0 0;
    width: 100%;
    aspect-ratio: 1;
    ${phone} {
      clip-path: inset(75% 0 0);
    }
  }
`;

const scene = css`
  container-type: inline-size;
  position: absolute;
  inset: 0 25cqi 25cqi 0;
  overflow: clip;
  ${phone} {
    right: 0;
    background: none;
  }
`;

/** Text grows with the scene. */
const sheets = css`
  position: absolute;
  inset: 0;
  font-size: clamp(0.75rem, 2.75cqi, 1.1875rem);
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
`;

const caption = css`
  position: absolute;
  inset: auto auto 27.5cqi 4.5cqi;
  max-width: 20cqi;
  font-size: 0.75rem;
  line-height: 1.35;
  color: ${colors.onAction};
  ${phone} {
    inset: auto auto 28cqi 5cqi;
    max-width: 34cqi;
  }
`;

const first = <Name extends keyof Queries.HeroDeliverablesFragment>(
  deliverables: Props["deliverables"],
  name: Name,
) => deliverables.find((deliverable) => deliverable?.[name])?.[name];

/** Two sheets of the work, one over the other, among the signs of the pages; drawn at the build only (components/Prerendered). */
export const HeroDeliverables = ({ deliverables, artwork }: Props) => {
  const { mark, note } = useSharedContent().interface.deliverable;
  const search = first(deliverables, "searchAccount");
  const dashboard = first(deliverables, "dashboard");
  return (
    <figure css={squares} data-prerendered="hero">
      <Drawing svg={artwork} />
      <div css={[printedMark("right -12cqi bottom -16cqi / 72cqi 72cqi"), scene]}>
        <div css={sheets}>
          {search && <HeroAd {...search} />}
          {dashboard && <HeroChart {...dashboard} />}
        </div>
      </div>
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
    }
    dashboard {
      figures {
        label
        value
        change
      }
      weeks {
        name
        orders
      }
    }
  }
`;
