import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { HeroDeliverables } from "../components/HeroDeliverables";
import { HeroStatistics } from "../components/HeroStatistics";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { grounds } from "../theme/grounds";
import { headerHeight, space } from "../theme/space";
import { type } from "../theme/typography";
import { ButtonLink } from "../ui/Button";
import { Container } from "../ui/Container";
import { Unbroken } from "../ui/Unbroken";

type Props = {
  home: Queries.HeroSectionFragment;
  deliverable: Queries.HeroDeliverablesFragment | null | undefined;
};

/** The mark of the agency, in the large: the ring and its dot. */
const section = css`
  position: relative;
  isolation: isolate;
  overflow: clip;
  &::before {
    --light: color-mix(in srgb, ${colors.desk}, ${colors.surface} 35%);
    content: "";
    position: absolute;
    z-index: -1;
    inset: auto -16vw ${space[6]} auto;
    width: clamp(30rem, 64vw, 56rem);
    aspect-ratio: 1;
    background: radial-gradient(
      closest-side,
      var(--light) 17%,
      #0000 17.2% 46%,
      var(--light) 46.2% 99.7%,
      #0000
    );
    ${from.laptop} {
      bottom: -${space[9]};
    }
  }
  a:focus-visible {
    outline-color: ${colors.ink};
  }
`;

/**
 * From laptops on the headline runs across the page, and the sheets lie under it. Leaves the top of the next band in
 * sight: there is more below.
 */
const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding-block: ${space[4]} ${space[5]};
  ${from.tablet} {
    gap: ${space[6]};
    padding-block: ${space[6]} ${space[5]};
  }
  ${from.laptop} {
    grid-template: auto minmax(0, 1fr) auto / 17rem minmax(0, 1fr);
    align-items: center;
    column-gap: ${space[6]};
    min-height: min(100svh - ${headerHeight} - ${space[8]}, 60rem);
  }
`;

const title = css`
  ${type.banner}
  grid-column: 1 / -1;
`;

const lead = css`
  ${type.lead}
  max-width: 33rem;
`;

const actions = css`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[5]};
  ${from.tablet} {
    grid-auto-flow: column;
    justify-content: start;
  }
  ${from.laptop} {
    grid-auto-flow: row;
  }
`;

/** The first screen: what the agency does, what its clients receive, its three figures and the two ways on. */
export const HeroSection = ({ home: { hero }, deliverable }: Props) => (
  <section css={[section, grounds.desk]} aria-labelledby="hero-title">
    <Container css={layout}>
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
      {deliverable?.searchAccount && <HeroDeliverables account={deliverable.searchAccount} />}
      <HeroStatistics statistics={hero.statistics} />
    </Container>
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
