import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { BookingLink } from "../components/BookingLink";
import { Breadcrumb, type Crumb } from "../components/Breadcrumb";
import { PromiseList } from "../components/PromiseList";
import { SampleMark } from "../components/SampleMark";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { radii, space, widths } from "../theme/space";
import { type } from "../theme/typography";
import { ButtonLink } from "../ui/Button";
import { Container } from "../ui/Container";
import { Drawing } from "../ui/Drawing";
import { Heading } from "../ui/Heading";

type Props = { crumbs: Crumb[]; offer: Queries.PageHeroFragment };

const section = css`
  overflow: clip;
  background: ${colors.paper};
`;

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[5]} ${space[7]};
  nav {
    margin-top: ${space[3]};
  }
  ${from.desktop} {
    /* The picture begins in the middle of the window, as what is blue in the band with the figure. */
    grid-template: auto 1fr / minmax(0, calc(50% - ${space[7]})) minmax(0, 1fr);
    > div:first-of-type {
      padding-bottom: ${space[7]};
    }
  }
`;

const kicker = css`
  display: inline-block;
  padding: ${space[1]} ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radii.round};
  background: ${colors.accentSoft};
  ${type.caption}
  font-weight: 600;
`;

const title = css`
  ${type.display}
  margin-block: ${space[4]};
`;

const lead = css`
  ${type.lead}
  max-width: 36rem;
  margin-bottom: ${space[5]};
  color: ${colors.muted};
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

const price = css`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  margin-top: ${space[5]};
  font-weight: 600;
`;

/** Below the words as wide as the window; on wide screens beside them, as high, to its right edge. Its ground has no end. */
const picture = css`
  display: block;
  overflow: clip;
  margin-inline: calc(-1 * ${space.gutter});
  svg {
    width: 100%;
    height: auto;
    aspect-ratio: 6 / 5;
    overflow: visible;
  }
  ${from.tablet} {
    svg {
      aspect-ratio: 12 / 5;
    }
  }
  ${from.desktop} {
    position: relative;
    grid-area: 1 / 2 / span 2;
    align-self: stretch;
    margin-inline: 0 calc(-1 * max(${space.gutter}, (100vw - ${widths.page}) / 2));
    svg {
      position: absolute;
      inset: 0;
      height: 100%;
      aspect-ratio: auto;
    }
  }
`;

/** First screen of a service or sector page: path, title, buttons, price, promises and drawing. */
export const PageHero = ({ crumbs, offer: { hero, artwork, terms } }: Props) => {
  const { settings, interface: texts } = useSharedContent();
  return (
    <section css={section} aria-labelledby="page-title">
      <Container css={layout}>
        <Breadcrumb crumbs={crumbs} />
        <div>
          <p css={kicker}>{hero.kicker}</p>
          <Heading as="h1" id="page-title" css={title} text={hero.title} />
          <p css={lead}>{hero.text}</p>
          <div css={actions}>
            <BookingLink />
            <ButtonLink href="#contact" appearance="secondary">
              {texts.contact.form.title}
            </ButtonLink>
          </div>
          {terms && (
            <p css={price}>
              {terms.sample && <SampleMark label={texts.sector.samplePrice} />}
              <a href="#terms-title">{`${terms.price} ${terms.unit}`}</a>
            </p>
          )}
          <PromiseList promises={settings.promises} />
        </div>
        <Drawing svg={artwork} css={picture} />
      </Container>
    </section>
  );
};

export const pageHeroFragment = graphql`
  fragment PageHero on Offer {
    artwork
    hero {
      kicker
      title
      text
    }
    terms {
      price
      unit
      sample
    }
  }
`;
