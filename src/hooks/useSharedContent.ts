import { graphql, useStaticQuery } from "gatsby";

/**
 * What every page shows around its own content: site settings, interface texts, menus and legal pages.
 *
 * @throws Error without content/site.yaml or content/interface.yaml; the content check reports that first
 */
export const useSharedContent = () => {
  const {
    settings,
    interface: texts,
    ...rest
  } = useStaticQuery<Queries.SharedContentQuery>(graphql`
    query SharedContent {
      settings: siteSettings {
        brand {
          name
          baseline
          description
        }
        url
        contact {
          email
          phone
          street
          postalCode
          city
          hours
        }
        booking {
          page
        }
        social {
          network
          label
          url
        }
        promises
        leads {
          anonymousKey
        }
        legal {
          sample
          company
          form
          registry
        }
      }
      wordmark: file(relativePath: { eq: "brand/wordmark.svg" }) {
        svg
      }
      mark: file(relativePath: { eq: "brand/mark.svg" }) {
        svg
      }
      printedMark: file(relativePath: { eq: "brand/printed-mark.svg" }) {
        svg
      }
      contactPortrait: file(relativePath: { regex: "/^images/avatars/contact[.]/" }) {
        childImageSharp {
          gatsbyImageData(width: 224, height: 224, placeholder: NONE, formats: [WEBP])
        }
      }
      booking {
        texts {
          slots {
            waiting
          }
        }
      }
      interface {
        accessibility {
          skipLink
          mainNavigation
          mobileNavigation
          breadcrumb
          homeLink
          openMenu
          closeMenu
          pause
          play
          previousSlide
          nextSlide
          carouselFirst
          carouselSecond
          rating
          testimonialAvatar
          closeNotice
        }
        navigation {
          home
          services
          sectors
          contact
          allServices
        }
        footer {
          ...FooterTexts
        }
        contact {
          title
          text
          person {
            label
            name
            role
            text
            sample
          }
          booking {
            ...BookingCardTexts
          }
          form {
            ...FormTexts
          }
          success {
            title
            text
          }
          failure {
            title
            text
            alternative
          }
        }
        service {
          terms
          price
          steps
          notDone
          contract
          features
          faq
          sectors
          previous
          next
        }
        sector {
          benefits
          faq
          services
          logos
          sampleLogos
          sampleMark
          samplePrice
          previous
          next
        }
        deliverable {
          mark
          note
        }
      }
      legalPages: allLegalPage(sort: { order: ASC }) {
        nodes {
          path
          title
        }
      }
      menus {
        id
        label
        entries {
          path
          title
        }
      }
    }
  `);
  if (!settings || !texts)
    throw new Error("content/site.yaml and content/interface.yaml are needed");
  return { ...rest, settings, interface: texts };
};
