import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Carousel } from "../components/Carousel";
import { IndexLink } from "../components/IndexLink";
import { ServiceCard } from "../components/ServiceCard";
import { useIndexLinks } from "../hooks/useMenuLinks";
import { useSharedContent } from "../hooks/useSharedContent";
import { from, phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { autoplayDelays } from "../theme/motion";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";

type Props = {
  home: Queries.ServicesSectionFragment;
  services: readonly Queries.ServiceCardFragment[];
};

/** The first carousel of phones holds five cards, the second the rest (specification, section 2). */
const FIRST_CAROUSEL = 5;

/** On wide screens each act is a column under its name; cards keep their order within it. */
const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 ${space[6]};
    > * > ul > li {
      container-type: inline-size;
    }
    /* The last one takes the row that it would stand alone in; the first carousel's number is odd. */
    > :where(:last-child) > ul > li:where(:last-child:nth-child(even)) {
      grid-column: 1 / -1;
    }
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-flow: row dense;
    > * > ul > li {
      grid-column: var(--act);
    }
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const acts = css`
  display: grid;
  gap: ${space[4]} ${space[6]};
  margin-bottom: ${space[6]};
  counter-reset: act;
  ${phone} {
    display: none;
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    display: grid;
    grid-template-columns: ${space[6]} minmax(0, 1fr);
    align-items: baseline;
    align-content: start;
    counter-increment: act;
    &::before {
      content: counter(act);
      ${type.figure}
      font-size: ${sizes.title};
      color: ${colors.warm};
    }
  }
  strong {
    ${type.heading}
  }
  span {
    grid-column: 2;
    color: ${colors.muted};
  }
`;

const note = css`
  display: block;
  ${type.caption}
  margin-top: ${space[4]};
  color: ${colors.muted};
`;

/** The services: three acts side by side on wide screens, a grid on medium ones, two carousels on phones. */
export const ServicesSection = ({ home, services }: Props) => {
  const { accessibility, deliverable } = useSharedContent().interface;
  const index = useIndexLinks();
  const slides = services.map((service) => ({
    key: service.path,
    act: service.act,
    content: (
      <ServiceCard
        service={service}
        act={home.services.acts[service.act - 1]?.title}
        action={home.services.action}
      />
    ),
  }));
  return (
    <Band aria-labelledby="services-title">
      <BandHeading
        id="services-title"
        title={home.services.title}
        text={home.services.text}
        shape="large"
      />
      <ol css={acts}>
        {home.services.acts.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
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
      <small css={note}>{deliverable.mark}</small>
      <IndexLink to={index.services} />
    </Band>
  );
};

export const servicesSectionFragment = graphql`
  fragment ServicesSection on Home {
    services {
      title
      text
      acts {
        title
        text
      }
      action
    }
  }
`;
