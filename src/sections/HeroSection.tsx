import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { HeroDeliverables } from "../components/HeroDeliverables";
import { HeroStatistics } from "../components/HeroStatistics";
import { from, phone } from "../theme/breakpoints";
import { actionRoles, colors, palette } from "../theme/colors";
import { printedMark } from "../theme/printedMark";
import { space, widths } from "../theme/space";
import { squareSide } from "../theme/squareSide";
import { sizes, type } from "../theme/typography";
import { ButtonLink } from "../ui/Button";
import { Drawing } from "../ui/Drawing";
import { Unbroken } from "../ui/Unbroken";

type Props = ComponentProps<typeof HeroDeliverables> & {
  home: Queries.HeroSectionFragment;
  /** Sixteen squares with a sign each. */
  artwork: string | null | undefined;
};

/**
 * From tablets on the work lies on all squares but the last row and column. From laptops on they fill the height of the first
 * screen and reach the window's right edge, but leave the top of the next band in sight: there is more below. The words stand in
 * the page column. Phones have no squares: the words stand on blue, the figures on orange, and the work lies on both.
 */
const section = css`
  --side: ${squareSide};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  overflow: clip;
  padding: ${space[6]} ${space.gutter} ${space[5]};
  background: ${colors.paper};
  > figure,
  > span {
    margin-inline: calc(-1 * ${space.gutter});
  }
  ${from.tablet} {
    gap: ${space[6]};
    > figure,
    > span {
      grid-area: 3 / 1;
    }
    figure {
      align-self: start;
      width: calc(75% + 1.5 * ${space.gutter});
    }
  }
  ${from.laptop} {
    grid-template: auto auto 1fr / minmax(0, 1fr) var(--side);
    gap: ${space[5]} ${space[8]};
    padding: 0 0 0 max(${space.gutter}, (100vw - ${widths.page}) / 2);
    > figure,
    > span {
      grid-area: 1 / 2 / span 3;
      margin: 0;
    }
    figure {
      width: 75%;
    }
  }
`;

const squares = css`
  svg {
    display: block;
    width: 100%;
    aspect-ratio: 1;
  }
  ${phone} {
    display: none;
  }
`;

const poster = css`
  ${phone} {
    ${printedMark("right -52vw top 4rem / 130vw 130vw")}
    > h1,
    > div {
      ${actionRoles}
    }
  }
`;

const title = css`
  ${type.banner}
  ${from.laptop} {
    padding-top: clamp(${space[4]}, 10svh - ${space[7]}, ${space[8]});
    max-width: 9em;
    /* In a low window the words still end beside the squares. What these leave of the window has room for 8 em: no usual
       word of a headline is longer. */
    font-size: min(
      ${sizes.banner},
      6.75svh,
      (100vw - var(--side) - max(${space.gutter}, (100vw - ${widths.page}) / 2) - ${space[8]}) / 8
    );
  }
`;

const lead = css`
  ${type.lead}
  max-width: 33rem;
  color: ${colors.muted};
  ${phone} {
    ${type.body}
    line-height: 1.5;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[5]};
  ${phone} {
    a {
      flex: 1 0 100%;
    }
    /* As heavy as the rule of a hovered button, which would put blue on blue. */
    a:first-of-type:not(:disabled) {
      background: ${colors.onAction};
      color: ${palette.action[0]};
    }
  }
`;

/** The first screen: what the agency does, the two ways on, what its clients receive and its three figures. */
export const HeroSection = ({ home: { hero }, deliverables, artwork }: Props) => (
  <section css={[section, poster]} aria-labelledby="hero-title">
    <Drawing svg={artwork} css={squares} />
    <h1 id="hero-title" css={title}>
      <Unbroken text={hero.title} />
    </h1>
    <div>
      <p css={lead}>{hero.text}</p>
      <div css={actions}>
        <ButtonLink href="#contact">{hero.primaryAction}</ButtonLink>
        <ButtonLink href="#services" appearance="secondary">
          {hero.secondaryAction}
        </ButtonLink>
      </div>
    </div>
    <HeroDeliverables deliverables={deliverables} />
    <HeroStatistics statistics={hero.statistics} />
  </section>
);

export const heroSectionFragment = graphql`
  fragment HeroSection on Home {
    hero {
      title
      text
      primaryAction
      secondaryAction
      statistics {
        value
        label
      }
    }
  }
`;
