import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { from, phone } from "../theme/breakpoints";
import { colors, palette } from "../theme/colors";
import { firstScreen, space } from "../theme/space";
import { HeroAd } from "./HeroAd";
import { HeroChart } from "./HeroChart";
import { HeroMark } from "./HeroMark";

type Props = {
  deliverables: readonly (Queries.HeroDeliverablesFragment | null)[];
  /** The agency's mark. */
  mark: string | null | undefined;
};

const scene = css`
  color-scheme: light;
  container-type: inline-size;
  position: relative;
  aspect-ratio: 6 / 5;
  overflow: clip;
  background: ${palette.action[0]};
  color: ${colors.ink};
  ${phone} {
    aspect-ratio: 4 / 5;
    background: none;
  }
  ${from.laptop} {
    aspect-ratio: auto;
  }
`;

/** The mark in the large; text on it grows with it. */
const poster = css`
  --high: calc(100cqi * 5 / 6);
  position: absolute;
  inset: 0;
  font-size: clamp(0.75rem, min(2.5cqi, 0.0205 * var(--high)), 1.125rem);
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  ${from.laptop} {
    --high: ${firstScreen};
  }
`;

/** At the foot of the mark, side by side, one over the other's edge. */
const sheets = css`
  position: absolute;
  inset: auto 6% 9%;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  ${phone} {
    inset: auto ${space.gutter} 12%;
  }
`;

const caption = css`
  position: absolute;
  inset: auto 6% 2.5%;
  font-size: 0.75rem;
  line-height: 1.35;
  text-align: center;
  color: ${colors.onAction};
  ${phone} {
    inset-inline: ${space.gutter};
    text-align: left;
  }
`;

const first = <Name extends keyof Queries.HeroDeliverablesFragment>(
  deliverables: Props["deliverables"],
  name: Name,
) => deliverables.find((deliverable) => deliverable?.[name])?.[name];

/** The mark of the agency, two sheets of its work at the foot; drawn at the build only (components/Prerendered). */
export const HeroDeliverables = ({ deliverables, mark }: Props) => {
  const { deliverable } = useSharedContent().interface;
  const search = first(deliverables, "searchAccount");
  const dashboard = first(deliverables, "dashboard");
  return (
    <figure css={scene} data-prerendered="hero">
      <div css={poster}>
        <HeroMark mark={mark} />
        <div css={sheets}>
          {search && <HeroAd {...search} />}
          {dashboard && <HeroChart {...dashboard} />}
        </div>
      </div>
      <figcaption css={caption}>
        {deliverable.mark}. {deliverable.note}
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
    dashboard {
      figures {
        label
        value
      }
      weeks {
        name
        orders
      }
    }
  }
`;
