import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { durations, easing, ifMotion } from "../theme/motion";
import { headerHeight, space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { ButtonLink } from "../ui/Button";
import { Container } from "../ui/Container";
import { Drawing } from "../ui/Drawing";
import { Unbroken } from "../ui/Unbroken";
import { millimetrePaper } from "../theme/paper";

type Props = { home: Queries.HeroSectionFragment; artwork: string | null | undefined };

const section = css`
  position: relative;
  overflow: clip;
  border-bottom: 1px solid ${colors.line};
  ${millimetrePaper}
`;

const layout = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[5]};
  padding-block: ${space[5]};
  ${from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
    column-gap: ${space[5]};
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 10fr);
    column-gap: ${space[7]};
    min-height: min(100svh - ${headerHeight}, 56rem);
  }
`;

const title = css`
  ${type.display}
  max-width: 15ch;
`;

const lead = css`
  ${type.lead}
  max-width: 34rem;
  margin-top: ${space[4]};
  color: ${colors.muted};
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[5]};
  > * {
    flex: 1 1 auto;
  }
  ${from.tablet} {
    > * {
      flex: none;
    }
  }
`;

/** The three figures stand on one axis, a tick above each. */
const statistics = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, auto));
  justify-content: space-between;
  gap: ${space[4]};
  max-width: 38rem;
  margin-top: ${space[6]};
  border-top: 2px solid ${colors.ink};
  > div {
    position: relative;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[1]};
    padding-top: ${space[3]};
    &::before {
      content: "";
      position: absolute;
      top: 0;
      left: 0;
      height: ${space[2]};
      border-left: 2px solid ${colors.ink};
    }
  }
  dt {
    ${type.caption}
    color: ${colors.muted};
  }
  dd {
    ${type.heading}
    ${type.figure}
    white-space: nowrap;
  }
  @media (max-width: 22rem) {
    gap: ${space[2]};
    dd {
      font-size: ${sizes.title};
    }
  }
`;

const drawing = css`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
  svg {
    width: 100%;
    height: auto;
    max-height: calc(100svh - ${headerHeight});
  }
  /* The names on the axis stay readable where the drawing is small. */
  text {
    font-size: 22px;
  }
  ${from.desktop} {
    margin-right: calc(-1 * ${space[7]});
    text {
      font-size: 16px;
    }
  }
`;

const layer = css`
  display: block;
`;

const ground = css`
  .draw {
    visibility: hidden;
  }
`;

/**
 * The curve draws itself: its layer comes in from the left while what it shows stays in place. Both movements
 * are transforms, so that the compositor does them alone and the page stays free for the visitor.
 */
const curve = css`
  overflow: hidden;
  svg > :not(.draw) {
    display: none;
  }
  ${ifMotion} {
    &,
    > * {
      animation: draw ${durations.draw}ms ${easing} backwards;
    }
    > * {
      --from: 100%;
    }
  }
  @keyframes draw {
    from {
      transform: translateX(var(--from, -100%));
    }
  }
`;

/** The first screen: what the agency does, its three figures and the two ways on. */
export const HeroSection = ({ home: { hero }, artwork }: Props) => (
  <section css={section} aria-labelledby="hero-title">
    <Container css={layout}>
      <div>
        <h1 id="hero-title" css={title}>
          <Unbroken text={hero.title} />
        </h1>
        <p css={lead}>{hero.text}</p>
        <div css={actions}>
          <ButtonLink href="#contact">{hero.primaryAction}</ButtonLink>
          <ButtonLink href="#services" appearance="secondary">
            {hero.secondaryAction}
          </ButtonLink>
        </div>
        <dl css={statistics}>
          {hero.statistics.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div css={drawing}>
        <Drawing svg={artwork} css={ground} />
        <div css={curve}>
          <Drawing svg={artwork} css={layer} />
        </div>
      </div>
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
