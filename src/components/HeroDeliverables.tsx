import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { from, phone } from "../theme/breakpoints";
import { colors, palette } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { HeroAd } from "./HeroAd";
import { HeroChart } from "./HeroChart";
import { HeroMark } from "./HeroMark";

type Props = {
  deliverables: readonly (Queries.HeroDeliverablesFragment | null)[];
  /** The agency's mark. */
  mark: string | null | undefined;
};

const scene = css`
  --left: ${space.gutter};
  --right: min(var(--margin), ${space[9]});
  color-scheme: light;
  container-type: size;
  position: relative;
  aspect-ratio: 6 / 5;
  overflow: clip;
  background: ${palette.action[0]};
  color: ${colors.ink};
  ${phone} {
    aspect-ratio: 6 / 7;
    background: none;
  }
  ${from.laptop} {
    --left: ${space[7]};
    aspect-ratio: auto;
  }
`;

/** Text on it grows with it. */
const poster = css`
  position: absolute;
  inset: 0;
  font-size: clamp(0.75rem, min(2.5cqi, 2.3cqb), 1.125rem);
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
`;

/** At the foot of the mark, side by side; the last one ends where the page's column ends, or near. */
const sheets = css`
  position: absolute;
  inset: auto var(--right) calc(${space[5]} + 2rem) var(--left);
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${phone} {
    bottom: 3.25rem;
  }
`;

const caption = css`
  position: absolute;
  inset: auto var(--right) ${space[4]} var(--left);
  ${type.caption}
  color: ${colors.onAction};
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
      <figcaption css={caption}>{deliverable.mark}</figcaption>
    </figure>
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
