import { graphql, type PageProps } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { CardsSection } from "../sections/CardsSection";
import { DeliverableSection } from "../sections/DeliverableSection";
import { LogosSection } from "../sections/LogosSection";
import { TextSection } from "../sections/TextSection";
import { OfferPage } from "./OfferPage";

const SectorTemplate = ({ data: { sector } }: PageProps<Queries.SectorPageQuery>) => {
  const { navigation, sector: texts } = useSharedContent().interface;
  if (!sector) return null;
  return (
    <OfferPage
      offer={sector}
      kind={{ label: navigation.sectors, href: "/#secteurs" }}
      texts={texts}
      related={{ title: texts.services, entries: sector.services }}
    >
      <CardsSection id="benefits-title" title={texts.benefits} cards={sector.benefits} />
      {sector.deliverable && <DeliverableSection deliverable={sector.deliverable} />}
      <TextSection sections={sector.sections} figure={sector.figure} quote={sector.quote} />
      {sector.logos && sector.logos.length > 0 && (
        <LogosSection title={sector.logosTitle ?? texts.logos} logos={sector.logos} />
      )}
    </OfferPage>
  );
};

export default SectorTemplate;

export const query = graphql`
  query SectorPage($id: String!) {
    sector(id: { eq: $id }) {
      ...OfferPage
      benefits {
        ...IconCard
      }
      logosTitle
      logos {
        ...ClientLogo
      }
      services {
        ...RelatedOffer
      }
    }
  }
`;
