import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { printedMark } from "../theme/printedMark";
import { space } from "../theme/space";
import { HeroAd } from "./HeroAd";
import { HeroChart } from "./HeroChart";
import { HeroTalk } from "./HeroTalk";

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
    /* Its shadows fall on what stands below. */
    overflow: visible;
    z-index: 1;
    background: linear-gradient(transparent 25%, ${colors.warmGround} 0);
  }
`;

/** Text grows with the scene. */
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
  inset: auto auto 6cqi 6cqi;
  max-width: 24cqi;
  font-size: 0.75rem;
  line-height: 1.35;
  color: ${colors.onAction};
  ${phone} {
    inset: auto auto 3.5cqi ${space.gutter};
    max-width: 34cqi;
    color: inherit;
  }
`;

const first = <Name extends keyof Queries.HeroDeliverablesFragment>(
  deliverables: Props["deliverables"],
  name: Name,
) => deliverables.find((deliverable) => deliverable?.[name])?.[name];

/** A sheet of the work for each act of the services, one over the other; drawn at the build only (components/Prerendered). */
export const HeroDeliverables = ({ deliverables }: Props) => {
  const { mark, note } = useSharedContent().interface.deliverable;
  const search = first(deliverables, "searchAccount");
  const conversation = first(deliverables, "conversation");
  const dashboard = first(deliverables, "dashboard");
  return (
    <figure css={scene} data-prerendered="hero">
      <div css={[printedMark("right -16cqi bottom -21cqi / 96cqi 96cqi"), sheets]}>
        {search && <HeroAd {...search} />}
        {conversation && <HeroTalk {...conversation} />}
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
      }
    }
    conversation {
      chat {
        messages {
          text
        }
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
