import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Carousel } from "../components/Carousel";
import { IndexLink } from "../components/IndexLink";
import { ServiceCard } from "../components/ServiceCard";
import { useIndexLinks } from "../hooks/useMenuLinks";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { autoplayDelays } from "../theme/motion";
import { space } from "../theme/space";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";

type Props = {
  home: Queries.ServicesSectionFragment;
  services: readonly Queries.ServiceCardFragment[];
};

/** The first carousel of phones holds five cards, the second the rest (specification, section 2). */
const FIRST_CAROUSEL = 5;

/** A bento of six columns: two wide cards open it, then three, then one wide and one narrow, and so on. */
const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  ${from.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${space[5]};
    li,
    li:last-of-type:nth-of-type(odd) {
      grid-column: span 2;
    }
    > :first-of-type li:nth-of-type(-n + 2),
    > :last-of-type li:nth-of-type(n + 3) {
      grid-column: span 3;
    }
    > :last-of-type li:nth-of-type(1) {
      grid-column: span 2;
    }
    > :last-of-type li:nth-of-type(2) {
      grid-column: span 4;
    }
    > :last-of-type li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The services: a bento on wide screens, a grid on medium ones, two carousels on phones. */
export const ServicesSection = ({ home, services }: Props) => {
  const { accessibility } = useSharedContent().interface;
  const index = useIndexLinks();
  const slides = services.map((service) => ({
    key: service.path,
    content: <ServiceCard service={service} action={home.services.action} />,
  }));
  return (
    <Band aria-labelledby="services-title">
      <BandHeading
        id="services-title"
        kicker={home.services.kicker}
        title={home.services.title}
        text={home.services.text}
      />
      <div css={grid}>
        <Carousel
          labels={accessibility}
          label={accessibility.carouselFirst}
          delay={autoplayDelays.first}
          slides={slides.slice(0, FIRST_CAROUSEL)}
        />
        <Carousel
          labels={accessibility}
          label={accessibility.carouselSecond}
          delay={autoplayDelays.second}
          slides={slides.slice(FIRST_CAROUSEL)}
        />
      </div>
      <IndexLink to={index.services} />
    </Band>
  );
};

export const servicesSectionFragment = graphql`
  fragment ServicesSection on Home {
    services {
      kicker
      title
      text
      action
    }
  }
`;
