import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { Seo } from "../components/Seo";
import { useSharedContent } from "../hooks/useSharedContent";
import { CardsSection } from "../sections/CardsSection";
import { ContactSection } from "../sections/ContactSection";
import { DeliverableSection } from "../sections/DeliverableSection";
import { FaqSection } from "../sections/FaqSection";
import { LogosSection } from "../sections/LogosSection";
import { NeighboursSection } from "../sections/NeighboursSection";
import { PageHero } from "../sections/PageHero";
import { RelatedSection } from "../sections/RelatedSection";
import { TermsSection } from "../sections/TermsSection";
import { TextSection } from "../sections/TextSection";

const SectorTemplate = ({ data: { sector } }: PageProps<Queries.SectorPageQuery>) => {
  const { navigation, sector: texts } = useSharedContent().interface;
  if (!sector) return null;
  return (
    <Layout hasContact>
      <Seo path={sector.path} {...sector.seo} />
      <PageHero
        crumbs={[
          { label: navigation.home, href: "/" },
          { label: navigation.sectors, href: "/#secteurs" },
          { label: sector.title },
        ]}
        offer={sector}
      />
      <CardsSection id="benefits-title" title={texts.benefits} cards={sector.benefits} />
      {sector.deliverable && <DeliverableSection deliverable={sector.deliverable} />}
      <TextSection sections={sector.sections} figure={sector.figure} quote={sector.quote} />
      {sector.logos && sector.logos.length > 0 && (
        <LogosSection title={sector.logosTitle ?? texts.logos} logos={sector.logos} />
      )}
      {sector.terms && <TermsSection terms={sector.terms} />}
      <FaqSection title={texts.faq} faq={sector.faq} />
      <RelatedSection title={texts.services} entries={sector.services} />
      <NeighboursSection
        label={navigation.sectors}
        previousLabel={texts.previous}
        nextLabel={texts.next}
        previous={sector.previous}
        next={sector.next}
      />
      <ContactSection page={sector.path} />
    </Layout>
  );
};

export default SectorTemplate;

export const query = graphql`
  query SectorPage($id: String!) {
    sector(id: { eq: $id }) {
      path
      title
      ...PageHero
      seo {
        title
        description
      }
      benefits {
        ...IconCard
      }
      deliverable {
        ...DeliverableSection
      }
      figure {
        ...KeyFigure
      }
      quote
      sections {
        ...TextPart
      }
      logosTitle
      logos {
        ...ClientLogo
      }
      services {
        ...RelatedService
      }
      terms {
        ...Terms
      }
      faq {
        ...FaqItem
      }
      previous {
        path
        title
      }
      next {
        path
        title
      }
    }
  }
`;
