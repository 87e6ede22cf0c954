import { css } from "@emotion/react";
import { graphql } from "gatsby";
import ArrowDown from "lucide-react/icons/arrow-down";
import { HeroMark } from "../components/HeroMark";
import { HeroStatistics } from "../components/HeroStatistics";
import { HeroWeight } from "../components/HeroWeight";
import { from, phone } from "../theme/breakpoints";
import { actionRoles, palette } from "../theme/colors";
import { firstScreen, rightHalf, space, widths } from "../theme/space";
import { type } from "../theme/typography";
import { ButtonLink } from "../ui/Button";
import { Heading } from "../ui/Heading";

type Props = {
  home: Queries.HeroSectionFragment;
  proof: Queries.HeroWeightFragment | null | undefined;
};

/** From tablets on words on the left, the logo on the right, the figures below; from laptops on they fill the first screen. */
const section = css`
  --margin: max(${space.gutter}, (100vw - ${widths.page}) / 2);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  overflow: clip;
  padding: ${space[5]} ${space.gutter} 0;
  background: ${palette.action[0]};
  > * {
    position: relative;
  }
  > h1,
  > h1 + div {
    z-index: 1;
    ${actionRoles}
  }
  > [data-picture] {
    margin-inline: calc(-1 * ${space.gutter});
  }
  > dl,
  > dl ~ * {
    margin-top: calc(-1 * ${space[5]});
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding-top: ${space[6]};
    > h1,
    > dl,
    > dl ~ * {
      grid-column: 1 / -1;
    }
    > [data-picture] {
      margin-left: 0;
    }
  }
  ${from.laptop} {
    grid-template: 1fr auto auto / minmax(0, 1fr) ${rightHalf};
    column-gap: ${space[8]};
    min-height: ${firstScreen};
    padding: 0 0 0 var(--margin);
    > h1 {
      grid-column: 1;
    }
    > [data-picture] {
      grid-area: 1 / 2 / span 2;
      margin: 0;
    }
    > dl,
    > dl ~ * {
      margin-right: var(--margin);
    }
  }
`;

const title = css`
  ${type.banner}
  ${from.laptop} {
    --column: calc(100vw - ${rightHalf} - var(--margin) - ${space[8]});
    align-self: end;
    padding-block: ${space[5]} ${space[2]};
    /* Five lines of the usual headline, the longest as wide as its column; three where a low window would hide the figures. */
    font-size: clamp(
      min(3.25rem, var(--column) / 11.3),
      (100svh - 32.5rem) / 4.65,
      var(--column) / 7.8
    );
    line-height: 0.93;
  }
`;

const lead = css`
  ${type.lead}
  max-width: 33rem;
  ${from.laptop} {
    max-width: 42rem;
    text-wrap: balance;
  }
  ${phone} {
    ${type.body}
    line-height: 1.5;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin-top: ${space[5]};
  ${from.laptop} {
    margin-bottom: ${space[7]};
  }
  ${phone} {
    gap: ${space[1]} ${space[4]};
    margin-top: ${space[4]};
    a:last-of-type {
      width: auto;
      padding-inline: 0;
      margin-left: -2px;
      border-color: transparent;
      text-decoration: underline;
    }
  }
`;

/** The first screen: headline, two buttons, the logo and the three statistics. */
export const HeroSection = ({ home: { hero }, proof }: Props) => (
  <section css={section} aria-labelledby="hero-title">
    <Heading as="h1" id="hero-title" css={title} text={hero.title} />
    <div>
      <p css={lead}>{hero.text}</p>
      <div css={actions}>
        <ButtonLink href="#contact">{hero.primaryAction}</ButtonLink>
        <ButtonLink href="#services" appearance="secondary">
          {hero.secondaryAction}
          <ArrowDown size="1.125rem" aria-hidden />
        </ButtonLink>
      </div>
    </div>
    <HeroMark />
    <HeroStatistics {...hero} />
    {proof && <HeroWeight proof={proof} />}
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
      statisticsNote
    }
  }
`;
