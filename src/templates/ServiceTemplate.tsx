import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { Seo } from "../components/Seo";
import { useSharedContent } from "../hooks/useSharedContent";
import { CardsSection } from "../sections/CardsSection";
import { ContactSection } from "../sections/ContactSection";
import { DeliverableSection } from "../sections/DeliverableSection";
import { FaqSection } from "../sections/FaqSection";
import { NeighboursSection } from "../sections/NeighboursSection";
import { PageHero } from "../sections/PageHero";
import { ProofSection } from "../sections/ProofSection";
import { RelatedSection } from "../sections/RelatedSection";
import { TermsSection } from "../sections/TermsSection";
import { TextSection } from "../sections/TextSection";
import { backgroundOfGroup } from "../theme/sectionBackgrounds";

/** Not orange, as the block of the weight comparison above is. */
const backgroundUnderProof = "peach";

const ServiceTemplate = ({ data: { service, proof } }: PageProps<Queries.ServicePageQuery>) => {
  const { navigation, service: texts } = useSharedContent().interface;
  if (!service) return null;
  return (
    <Layout hasContact>
      <Seo path={service.path} {...service.seo} />
      <PageHero
        crumbs={[
          { label: navigation.home, href: "/" },
          { label: navigation.services, href: "/#services" },
          { label: service.title },
        ]}
        offer={service}
      />
      {service.showsWeight && proof && <ProofSection proof={proof.proof} />}
      {service.deliverable && (
        <DeliverableSection
          deliverable={service.deliverable}
          background={service.showsWeight ? backgroundUnderProof : backgroundOfGroup(service.group)}
        />
      )}
      <CardsSection id="features-title" title={texts.features} cards={service.features} />
      <TextSection sections={service.sections} figure={service.figure} quote={service.quote} />
      {service.terms && <TermsSection terms={service.terms} />}
      <FaqSection title={texts.faq} faq={service.faq} />
      <RelatedSection title={texts.sectors} entries={service.sectors} />
      <NeighboursSection
        label={navigation.services}
        previousLabel={texts.previous}
        nextLabel={texts.next}
        previous={service.previous}
        next={service.next}
      />
      <ContactSection page={service.path} />
    </Layout>
  );
};

export default ServiceTemplate;

export const query = graphql`
  query ServicePage($id: String!) {
    proof: interface {
      proof {
        ...ProofSection
      }
    }
    service(id: { eq: $id }) {
      group
      showsWeight
      path
      title
      ...PageHero
      seo {
        title
        description
      }
      features {
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
      terms {
        ...Terms
      }
      faq {
        ...FaqItem
      }
      sectors {
        ...RelatedSector
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
