import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { Seo } from "../components/Seo";
import { Controls } from "../styleguide/Controls";
import { ComponentSpecimens } from "../styleguide/ComponentSpecimens";
import { Tokens } from "../styleguide/Tokens";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Container } from "../ui/Container";

const TITLE = "Style guide";

const heading = css`
  ${type.headline}
  padding-block: ${space[6]};
`;

/** A page for ourselves: every token, component and state. Production has none. */
const StyleguideTemplate = ({ data }: PageProps<Queries.StyleguideQuery>) => {
  const { home, sector, testimonial } = data;
  const icons = [...data.serviceIcons.nodes, ...data.sectorIcons.nodes].map(({ icon }) => icon);
  if (!home || !sector || !testimonial) return null;
  return (
    <Layout>
      <Seo path="/styleguide" listed={false} title={TITLE} description={TITLE} />
      <div lang="en">
        <Container>
          <h1 css={heading}>{TITLE}</h1>
        </Container>
        <Tokens />
        <Controls icons={icons} />
        <ComponentSpecimens
          home={home}
          services={data.services.nodes}
          sector={sector}
          testimonial={testimonial}
        />
      </div>
    </Layout>
  );
};

export default StyleguideTemplate;

export const query = graphql`
  query Styleguide {
    home {
      ...KeywordStrip
    }
    services: allService(sort: { order: ASC }, limit: 3) {
      nodes {
        ...ServiceCard
      }
    }
    serviceIcons: allService(sort: { order: ASC }) {
      nodes {
        icon {
          body
        }
      }
    }
    sectorIcons: allSector(sort: { order: ASC }) {
      nodes {
        icon {
          body
        }
      }
    }
    sector(order: { eq: 1 }) {
      ...SectorCard
    }
    testimonial(order: { eq: 1 }) {
      ...TestimonialCard
    }
  }
`;
