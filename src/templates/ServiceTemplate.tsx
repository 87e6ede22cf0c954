import { graphql, type PageProps } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { CardsSection } from "../sections/CardsSection";
import { DeliverableSection } from "../sections/DeliverableSection";
import { ProofSection } from "../sections/ProofSection";
import { TextSection } from "../sections/TextSection";
import { backgroundOfGroup } from "../theme/sectionBackgrounds";
import { OfferPage } from "./OfferPage";

/** Not orange, as the block of the weight comparison above is. */
const backgroundUnderProof = "peach";

const ServiceTemplate = ({ data: { service, proof } }: PageProps<Queries.ServicePageQuery>) => {
  const { navigation, service: texts } = useSharedContent().interface;
  if (!service) return null;
  return (
    <OfferPage
      offer={service}
      kind={{ label: navigation.services, href: "/#services" }}
      texts={texts}
      related={{ title: texts.sectors, entries: service.sectors }}
    >
      {service.showsWeight && proof && <ProofSection proof={proof.proof} />}
      {service.deliverable && (
        <DeliverableSection
          deliverable={service.deliverable}
          background={service.showsWeight ? backgroundUnderProof : backgroundOfGroup(service.group)}
        />
      )}
      <CardsSection id="features-title" title={texts.features} cards={service.features} />
      <TextSection sections={service.sections} figure={service.figure} quote={service.quote} />
    </OfferPage>
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
      ...OfferPage
      group
      showsWeight
      features {
        ...IconCard
      }
      sectors {
        ...RelatedOffer
      }
    }
  }
`;
