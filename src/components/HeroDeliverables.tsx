import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { durations, easing, ifMotion } from "../theme/motion";
import { space } from "../theme/space";
import { Drawing } from "../ui/Drawing";
import { HeroAd } from "./HeroAd";
import { HeroChart } from "./HeroChart";
import { HeroChat } from "./HeroChat";
import { HeroCreative } from "./HeroCreative";

type Props = {
  deliverables: readonly (Queries.HeroDeliverablesFragment | null)[];
  artwork: string | null | undefined;
};

/** Sixteen squares with a sign each; what is delivered stands on some of them. Text grows with the squares. */
const squares = css`
  color-scheme: light;
  container-type: inline-size;
  position: relative;
  overflow: clip;
  color: ${colors.ink};
  font-variant-numeric: tabular-nums;
  > span > svg {
    position: absolute;
    inset: 0 0 auto;
    width: 100%;
    aspect-ratio: 1;
  }
`;

const grid = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  grid-auto-rows: 25cqi;
  ${phone} {
    grid-template-rows: repeat(2, 25cqi) auto;
  }
  font-size: clamp(0.8125rem, 2.1cqi, 1.1875rem);
  line-height: 1.45;
  > * {
    min-width: 0;
    overflow: clip;
  }
  ${ifMotion} {
    > * > * {
      animation: rise ${durations.draw / 3}ms ${easing} both;
    }
  }
`;

const ad = css`
  grid-area: 1 / 1 / span 2 / span 2;
  display: grid;
  align-content: center;
  padding: 6%;
  background: ${colors.deskBlue};
  ${phone} {
    grid-area: 3 / 1 / auto / span 4;
    padding: ${space[5]} ${space.gutter} ${space[7]};
  }
`;

const creative = css`
  grid-area: 2 / 3 / span 2 / span 2;
  background: ${colors.accent};
  ${phone} {
    grid-area: 1 / 1 / span 2 / span 2;
  }
`;

const wide = css`
  ${phone} {
    display: none;
  }
`;

const chat = css`
  ${wide}
  grid-area: 3 / 1 / span 1 / span 2;
  background: ${colors.ink};
`;

const chart = css`
  ${wide}
  grid-area: 4 / 2 / span 1 / span 2;
  background: ${colors.warmSoft};
`;

const caption = css`
  position: absolute;
  inset: auto 50% 50% 0;
  padding: 0 3% ${space[3]};
  font-size: 0.75rem;
  line-height: 1.4;
  ${phone} {
    inset: auto 0 0;
    padding: 0 ${space.gutter} ${space[4]};
  }
`;

const first = <Name extends keyof Queries.HeroDeliverablesFragment>(
  deliverables: Props["deliverables"],
  name: Name,
) => deliverables.find((deliverable) => deliverable?.[name])?.[name];

/** The work among the signs of the pages; drawn at the build only (components/Prerendered). */
export const HeroDeliverables = ({ deliverables, artwork }: Props) => {
  const { mark, note } = useSharedContent().interface.deliverable;
  const search = first(deliverables, "searchAccount");
  const test = first(deliverables, "adTest");
  const winner = test?.ads.find(({ kept }) => kept);
  const conversation = first(deliverables, "conversation");
  const dashboard = first(deliverables, "dashboard");
  return (
    <figure css={squares} data-prerendered="hero">
      <Drawing svg={artwork} />
      <div css={grid}>
        {search && (
          <div css={ad}>
            <HeroAd {...search} />
          </div>
        )}
        {winner && (
          <div css={creative}>
            <HeroCreative ad={winner} label={test?.labels.at(-1)} />
          </div>
        )}
        {conversation && (
          <div css={chat}>
            <HeroChat messages={conversation.chat.messages} />
          </div>
        )}
        {dashboard && (
          <div css={chart}>
            <HeroChart {...dashboard} />
          </div>
        )}
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
    adTest {
      labels
      ads {
        picture
        hook
        figures
        verdict
        kept
      }
    }
    conversation {
      chat {
        messages {
          from
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
