import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type CSSProperties, Fragment } from "react";
import { AllServices } from "../components/AllServices";
import { Carousel } from "../components/Carousel";
import { ServiceCard } from "../components/ServiceCard";
import { useSharedContent } from "../hooks/useSharedContent";
import { from, phoneOnly } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { autoplayDelays } from "../theme/motion";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";

type Service = Queries.ServiceCardFragment;

type Props = { home: Queries.ServicesSectionFragment; services: readonly Service[] };

/** The first carousel of phones holds five cards, the second the rest (specification, section 2). */
const FIRST_CAROUSEL = 5;

/**
 * From tablets on each group is under its heading: on tablets in two columns, where one of its services fills a row; on
 * wide screens in one row, whose pictures, texts and links are aligned; on the widest, one is as wide as the two others.
 */
const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  > strong {
    ${type.title}
    margin-bottom: calc(-1 * ${space[3]});
    ${phoneOnly}
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 ${space[5]};
    > ol > li {
      grid-column: 1 / -1;
      order: calc(2 * var(--group) - 1);
    }
    > * > ul > li {
      container-type: inline-size;
      grid-column: span var(--columns);
      order: calc(2 * var(--group));
    }
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > * > ul > li {
      container-type: normal;
      display: grid;
      grid: subgrid / minmax(0, 1fr);
      grid-area: auto / auto / span 3;
    }
  }
  ${from.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    > * > ul > li {
      grid-column: span var(--columns);
    }
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const groups = css`
  display: none;
  ${from.tablet} {
    display: contents;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space[1]} ${space[4]};
    padding-bottom: ${space[4]};
    border-bottom: 2px solid ${colors.ink};
    &:not(:first-of-type) {
      padding-top: ${space[7]};
    }
  }
  strong {
    ${type.heading}
  }
  span {
    color: ${colors.muted};
  }
`;

/** Whether a service is the wide one of its group: the first, in every second group the last. */
const isWide = ({ path, group }: Service, services: readonly Service[]) =>
  services.filter((other) => other.group === group).at(group % 2 === 1 ? 0 : -1)?.path === path;

/** The services: in three groups, on phones in two carousels. */
export const ServicesSection = ({ home, services }: Props) => {
  const { accessibility } = useSharedContent().interface;
  const slides = services.map((service) => ({
    key: service.path,
    place: {
      "--group": service.group,
      "--columns": isWide(service, services) ? 2 : 1,
    } as CSSProperties,
    content: (
      <ServiceCard
        service={service}
        isWide={isWide(service, services)}
        action={home.services.action}
      />
    ),
  }));
  const { carouselFirst, carouselSecond } = accessibility;
  const { first, second } = autoplayDelays;
  const carousels = [
    { label: carouselFirst, delay: first, slides: slides.slice(0, FIRST_CAROUSEL) },
    { label: carouselSecond, delay: second, slides: slides.slice(FIRST_CAROUSEL) },
  ].filter((carousel) => carousel.slides.length > 0);
  return (
    <Band aria-labelledby="services-title">
      <BandHeading id="services-title" {...home.services} shape="large" />
      <div css={grid}>
        <ol css={groups}>
          {home.services.groups.map(
            ({ title, text }, index) =>
              services.some(({ group }) => group === index + 1) && (
                <li key={title} style={{ "--group": index + 1 } as CSSProperties}>
                  <strong>{title}</strong>
                  <span>{text}</span>
                </li>
              ),
          )}
        </ol>
        {carousels.map((carousel) => (
          <Fragment key={carousel.label}>
            <strong aria-hidden="true">{carousel.label}</strong>
            <Carousel labels={accessibility} {...carousel} />
          </Fragment>
        ))}
      </div>
      <AllServices services={services} />
    </Band>
  );
};

export const servicesSectionFragment = graphql`
  fragment ServicesSection on Home {
    services {
      title
      text
      groups {
        title
        text
      }
      action
    }
  }
`;
