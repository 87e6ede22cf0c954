import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { useSharedContent } from "../hooks/useSharedContent";
import { ApproachSection } from "../sections/ApproachSection";
import { ContactSection } from "../sections/ContactSection";
import { HeroSection } from "../sections/HeroSection";
import { KeywordStrip } from "../sections/KeywordStrip";
import { ReasonsSection } from "../sections/ReasonsSection";
import { SectorsSection } from "../sections/SectorsSection";
import { ServicesSection } from "../sections/ServicesSection";
import { TestimonialsSection } from "../sections/TestimonialsSection";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const { accessibility } = useSharedContent().interface;
  const { home, services, sectors } = data;
  if (!home) return null;
  return (
    <Layout path="/" seo={home.seo} hasContact hasColouredHero>
      <HeroSection home={home} proof={data.interface?.proof} />
      <div id="services" tabIndex={-1}>
        <ServicesSection home={home} services={services.nodes} />
        <ApproachSection home={home} />
      </div>
      <KeywordStrip home={home} pauseLabel={accessibility.pause} />
      <ReasonsSection home={home} />
      <SectorsSection home={home} sectors={sectors.nodes} />
      <TestimonialsSection home={home} testimonials={data.testimonials.nodes} />
      <ContactSection />
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
    interface {
      proof {
        ...HeroWeight
      }
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
    testimonials: allTestimonial(sort: { order: ASC }) {
      nodes {
        ...TestimonialCard
      }
    }
  }
`;
