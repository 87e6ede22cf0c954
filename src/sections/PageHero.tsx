import { css } from "@emotion/react";
import { Breadcrumb, type Crumb } from "../components/Breadcrumb";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { millimetrePaper } from "../theme/paper";
import { radii, space } from "../theme/space";
import { haloOf, type } from "../theme/typography";
import { ButtonLink } from "../ui/Button";
import { Container } from "../ui/Container";
import { Drawing } from "../ui/Drawing";
import { Unbroken } from "../ui/Unbroken";
import { PromiseList } from "../components/PromiseList";

type Props = {
  crumbs: Crumb[];
  hero: { readonly kicker: string; readonly title: string; readonly text: string };
  action: string;
  artwork: string;
  /** Whether the drawing takes most of the width, up to the edge of the window. */
  isLarge?: boolean;
};

const section = css`
  overflow: clip;
  border-bottom: 1px solid ${colors.line};
  ${millimetrePaper}
`;

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[5]} ${space[6]};
  padding-block: ${space[3]} ${space[7]};
  nav {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    padding-bottom: ${space[8]};
  }
  ${from.desktop} {
    column-gap: ${space[8]};
  }
`;

const largeLayout = css`
  padding-bottom: 0;
  ${from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${space[6]};
    padding-bottom: 0;
    > div:first-of-type {
      padding-bottom: ${space[7]};
    }
  }
`;

/** On a phone it has the window's whole width, under the words; else it runs off the right edge. */
const largePicture = css`
  margin-inline: calc(-1 * ${space.gutter});
  border-width: 1px 0 0;
  border-radius: 0;
  ${from.tablet} {
    align-self: stretch;
    display: grid;
    align-items: center;
    margin-left: 0;
    border-width: 0 0 0 1px;
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
  ${type.headline}
  margin-block: ${space[4]};
`;

const lead = css`
  ${type.lead}
  max-width: 36rem;
  margin-bottom: ${space[5]};
  color: ${colors.muted};
`;

const picture = css`
  border: 1px solid ${colors.line};
  border-radius: ${radii.card};
  background: ${colors.surface};
  svg {
    width: 100%;
    height: auto;
  }
  text:not([fill*="surface"]) {
    ${haloOf(colors.surface)}
  }
`;

/** First screen of a service or sector page: where it stands, what it promises, and its drawing. */
export const PageHero = ({ crumbs, hero, action, artwork, isLarge }: Props) => {
  const { settings, interface: texts } = useSharedContent();
  return (
    <section css={section} aria-labelledby="page-title">
      <Container css={[layout, isLarge && largeLayout]}>
        <Breadcrumb label={texts.accessibility.breadcrumb} crumbs={crumbs} />
        <div>
          <p css={kicker}>{hero.kicker}</p>
          <h1 id="page-title" css={title}>
            <Unbroken text={hero.title} />
          </h1>
          <p css={lead}>{hero.text}</p>
          <ButtonLink href="#contact">{action}</ButtonLink>
          <PromiseList promises={settings.promises} />
        </div>
        <Drawing svg={artwork} css={[picture, isLarge && largePicture]} />
      </Container>
    </section>
  );
};
