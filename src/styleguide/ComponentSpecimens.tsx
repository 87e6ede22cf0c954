import { css } from "@emotion/react";
import { BookingCard } from "../components/BookingCard";
import { Breadcrumb } from "../components/Breadcrumb";
import { Carousel } from "../components/Carousel";
import { KeyFigure } from "../components/KeyFigure";
import { PromiseList } from "../components/PromiseList";
import { SampleMark } from "../components/SampleMark";
import { SectorCard } from "../components/SectorCard";
import { ServiceCard } from "../components/ServiceCard";
import { TestimonialCard } from "../components/TestimonialCard";
import { useSharedContent } from "../hooks/useSharedContent";
import { KeywordStrip } from "../sections/KeywordStrip";
import { from } from "../theme/breakpoints";
import { autoplayDelays } from "../theme/motion";
import { space } from "../theme/space";
import { Specimen } from "./Specimen";

type Props = {
  home: Queries.KeywordStripFragment;
  services: readonly Queries.ServiceCardFragment[];
  sector: Queries.SectorCardFragment;
  testimonial: Queries.TestimonialCardFragment;
};

const figure = { value: "+150 %", label: "Label of the figure" };

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Every component that knows the site, with content of the site. */
export const ComponentSpecimens = ({ home, services, sector, testimonial }: Props) => {
  const { settings, interface: texts } = useSharedContent();
  return (
    <>
      <Specimen name="Breadcrumb">
        <Breadcrumb
          label="Breadcrumb"
          crumbs={[{ label: "Home", href: "/" }, { label: "Parent", href: "/" }, { label: "Page" }]}
        />
      </Specimen>
      <Specimen name="PromiseList">
        <PromiseList promises={settings.promises} />
      </Specimen>
      <Specimen name="KeyFigure">
        <KeyFigure figure={figure} />
      </Specimen>
      <Specimen name="SampleMark">
        <SampleMark label="Sample" />
      </Specimen>
      <Specimen name="Cards">
        <div css={grid}>
          <SectorCard sector={sector} action="Action +" />
          <TestimonialCard testimonial={testimonial} leads={false} />
          <BookingCard />
        </div>
      </Specimen>
      <Specimen name="Carousel">
        <div css={grid}>
          <Carousel
            label="Carousel"
            delay={autoplayDelays.first}
            labels={texts.accessibility}
            slides={services.map((service) => ({
              key: service.path,
              place: {},
              content: <ServiceCard service={service} act="Act" action="Action" isWide={false} />,
            }))}
          />
        </div>
      </Specimen>
      <KeywordStrip home={home} pauseLabel="Pause" />
    </>
  );
};
