import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { Seo } from "../components/Seo";
import { useChrome } from "../hooks/useChrome";
import { ApproachSection } from "../sections/ApproachSection";
import { ContactSection } from "../sections/ContactSection";
import { HeroSection } from "../sections/HeroSection";
import { KeywordStrip } from "../sections/KeywordStrip";
import { ReasonsSection } from "../sections/ReasonsSection";
import { SectorsSection } from "../sections/SectorsSection";
import { ServicesSection } from "../sections/ServicesSection";
import { TestimonialsSection } from "../sections/TestimonialsSection";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const chrome = useChrome();
  const { home } = data;
  if (!home) return null;
  return (
    <Layout chrome={chrome} hasContact>
      <Seo chrome={chrome} path="/" title={home.seo.title} description={home.seo.description} />
      <HeroSection home={home} artwork={data.artwork?.svg} />
      <div id="services" tabIndex={-1}>
        <ServicesSection home={home} services={data.services.nodes} chrome={chrome} />
        <ApproachSection home={home} />
      </div>
      <KeywordStrip home={home} pauseLabel={chrome.interface.accessibility.pause} />
      <ReasonsSection home={home} />
      <SectorsSection home={home} sectors={data.sectors.nodes} chrome={chrome} />
      <TestimonialsSection home={home} testimonials={data.testimonials.nodes} chrome={chrome} />
      <ContactSection chrome={chrome} />
    </Layout>
  );
};

export default HomePage;

export const query = graphql`
  query HomePage {
    home {
      seo {
        title
        description
      }
      ...HeroSection
      ...ServicesSection
      ...ApproachSection
      ...KeywordStrip
      ...ReasonsSection
      ...SectorsSection
      ...TestimonialsSection
    }
    artwork: file(relativePath: { eq: "artworks/hero.svg" }) {
      svg
    }
    services: allService(sort: { order: ASC }, limit: 9) {
      nodes {
        ...ServiceCard
      }
    }
    sectors: allSector(sort: { order: ASC }, limit: 8) {
      nodes {
        ...SectorCard
      }
    }
    testimonials: allTestimonial(sort: { order: ASC }, limit: 6) {
      nodes {
        ...TestimonialCard
      }
    }
  }
`;
