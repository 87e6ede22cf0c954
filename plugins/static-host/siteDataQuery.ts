/** What the files beside the pages need of the content; its types are in siteData.ts. */
export const SITE_DATA = `#graphql
  query SiteData {
    settings: siteSettings {
      brand { name baseline description }
      url
      contact { email phone street postalCode city country hours }
      booking { url }
      social { url }
      promises
    }
    interface {
      navigation { home services sectors allServices allSectors }
      footer { legal }
      proof { kilobytes }
      contact { title text booking { title text duration action steps } }
      service { indexDescription features terms price steps notDone faq sectors }
      sector { indexDescription benefits faq services logos sampleLogos sampleMark }
      thanks { title seo { title description } }
      notFound { title seo { title description } }
    }
    home {
      seo { title description }
      hero { title text statistics { value label } }
      services { title text }
      approach { title text cards { title description } }
      keywords { title tags }
      reasons { title text cards { title description } }
      sectors { title text }
      testimonials { title text sampleText }
    }
    booking { texts { page { seo { title description } kicker title text gainsTitle gains } } }
    homeArtwork: file(relativePath: { eq: "artworks/hero.svg" }) { svg }
    thanksArtwork: file(relativePath: { eq: "artworks/thanks.svg" }) { svg }
    notFoundArtwork: file(relativePath: { eq: "artworks/not-found.svg" }) { svg }
    legalArtwork: file(relativePath: { eq: "artworks/contact.svg" }) { svg }
    wordmark: file(relativePath: { eq: "brand/wordmark.svg" }) { svg }
    mainServices { path title summary }
    mainSectors { path title summary }
    services: allService(sort: { order: ASC }) { nodes { path slug title summary } }
    sectors: allSector(sort: { order: ASC }) { nodes { path slug title summary } }
    legalPages: allLegalPage(sort: { order: ASC }) {
      nodes { path slug title updated(formatString: "YYYY-MM-DD") updatedInWords: updated(formatString: "D MMMM YYYY", locale: "fr") seo { title description } sections { title text } }
    }
    testimonials: allTestimonial(sort: { order: ASC }) {
      nodes { name role company text sample }
    }
    redirects { moved { from to status } }
    pages: allSitePage { nodes { path } }
  }
`;
