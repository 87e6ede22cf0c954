import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { printedMark } from "../theme/printedMark";
import { HeroAd } from "./HeroAd";
import { HeroChart } from "./HeroChart";

type Props = { deliverables: readonly (Queries.HeroDeliverablesFragment | null)[] };

const scene = css`
  color-scheme: light;
  container-type: inline-size;
  position: relative;
  aspect-ratio: 1;
  overflow: clip;
  color: ${colors.ink};
  ${phone} {
    aspect-ratio: 4 / 3;
  }
`;

/** Text grows with the scene. On phones the whole first screen is printed with the mark. */
const sheets = css`
  position: absolute;
  inset: 0;
  font-size: clamp(0.75rem, 2.75cqi, 1.1875rem);
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  ${phone} {
    background: none;
  }
`;

const caption = css`
  position: absolute;
  inset: auto auto 3.5cqi 6cqi;
  max-width: 27cqi;
  font-size: 0.75rem;
  line-height: 1.35;
  color: ${colors.onAction};
  ${phone} {
    left: 5cqi;
    max-width: 34cqi;
  }
`;

const first = <Name extends keyof Queries.HeroDeliverablesFragment>(
  deliverables: Props["deliverables"],
  name: Name,
) => deliverables.find((deliverable) => deliverable?.[name])?.[name];

/** Two sheets of the work, one over the other; drawn at the build only (components/Prerendered). */
export const HeroDeliverables = ({ deliverables }: Props) => {
  const { mark, note } = useSharedContent().interface.deliverable;
  const search = first(deliverables, "searchAccount");
  const dashboard = first(deliverables, "dashboard");
  return (
    <figure css={scene} data-prerendered="hero">
      <div css={[printedMark("right -16cqi bottom -21cqi / 96cqi 96cqi"), sheets]}>
        {search && <HeroAd {...search} />}
        {dashboard && <HeroChart {...dashboard} />}
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
