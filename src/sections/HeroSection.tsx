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

const section = css`
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
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[5]};
  > * {
    flex: auto;
  }
  ${from.tablet} {
    > * {
      flex: none;
    }
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
      {deliverable && <HeroDeliverables deliverable={deliverable} />}
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
