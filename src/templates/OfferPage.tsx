import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Layout } from "../components/Layout";
import { ContactSection } from "../sections/ContactSection";
import { FaqSection } from "../sections/FaqSection";
import { NeighboursSection } from "../sections/NeighboursSection";
import { PageHero } from "../sections/PageHero";
import { RelatedSection } from "../sections/RelatedSection";
import { TermsSection } from "../sections/TermsSection";

type Props = {
  offer: Queries.OfferPageFragment;
  /** Name of its kind, and where the home page shows the others. */
  kind: { label: string; href: string };
  texts: { faq: string; previous: string; next: string };
  related: { title: string; entries: readonly Queries.RelatedOfferFragment[] };
  /** What a page of this kind says between its first screen and its terms. */
  children: ReactNode;
};

/** The page of a service or a sector. */
export const OfferPage = ({ offer, kind, texts, related, children }: Props) => (
  <Layout path={offer.path} seo={offer.seo} hasContact>
    <PageHero crumbs={[kind, { label: offer.title }]} offer={offer} />
    {children}
    {offer.terms && <TermsSection terms={offer.terms} />}
    <FaqSection title={texts.faq} faq={offer.faq} />
    <RelatedSection {...related} />
    <NeighboursSection label={kind.label} texts={texts} {...offer} />
    <ContactSection />
  </Layout>
);

export const offerPageFragment = graphql`
  fragment OfferPage on Offer {
    path
    title
    ...PageHero
    seo {
      title
      description
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
    previous {
      path
      title
    }
    next {
      path
      title
    }
  }
`;
