import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { from, phone } from "../theme/breakpoints";
import { colors, palette } from "../theme/colors";
import { firstScreen, space } from "../theme/space";
import { Drawing } from "../ui/Drawing";
import { HeroAd } from "./HeroAd";
import { HeroChart } from "./HeroChart";

type Props = {
  deliverables: readonly (Queries.HeroDeliverablesFragment | null)[];
  /** The agency's mark. */
  mark: string | null | undefined;
};

const scene = css`
  color-scheme: light;
  container-type: inline-size;
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: clip;
  background: ${palette.action[0]};
  color: ${colors.ink};
  ${phone} {
    aspect-ratio: 5 / 6;
    background: none;
  }
  ${from.laptop} {
    aspect-ratio: auto;
  }
`;

/** The mark in the large, cut by the edges; text on it grows with it. */
const poster = css`
  position: absolute;
  inset: 0;
  --high: 75cqi;
  font-size: clamp(0.75rem, min(2.75cqi, 0.023 * var(--high)), 1.1875rem);
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  ${from.laptop} {
    --high: ${firstScreen};
  }
  > span > svg {
    --accent: ${palette.desk[0]};
    --warm: ${palette.paper[0]};
    position: absolute;
    top: calc(-0.05 * var(--high));
    left: 45cqi;
    width: min(122cqi, 0.94 * var(--high));
    max-width: none;
    translate: -50%;
    ${phone} {
      top: -2cqi;
      left: 58cqi;
      width: 104cqi;
    }
  }
`;

const sheets = css`
  position: absolute;
  inset: auto 7% 5%;
  display: grid;
  max-width: 34em;
  ${phone} {
    inset-inline: ${space.gutter};
  }
`;

const first = <Name extends keyof Queries.HeroDeliverablesFragment>(
  deliverables: Props["deliverables"],
  name: Name,
) => deliverables.find((deliverable) => deliverable?.[name])?.[name];

/** A sheet of the work for each act of the services, one over the other; drawn at the build only (components/Prerendered). */
export const HeroDeliverables = ({ deliverables, mark }: Props) => {
  const { deliverable } = useSharedContent().interface;
  const search = first(deliverables, "searchAccount");
  const dashboard = first(deliverables, "dashboard");
  return (
    <figure css={scene} data-prerendered="hero">
      <div css={poster}>
        <Drawing svg={mark} />
        <div css={sheets}>
          {search && <HeroAd {...search} note={`${deliverable.mark}. ${deliverable.note}`} />}
          {dashboard && <HeroChart {...dashboard} />}
        </div>
      </div>
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
        change
      }
      weeks {
        name
        orders
      }
    }
  }
`;
