import { graphql, useStaticQuery } from "gatsby";

/** Site settings, interface texts and the two menus. */
export type Chrome = Omit<Queries.ChromeQuery, "site" | "interface"> & {
  site: NonNullable<Queries.ChromeQuery["site"]>;
  interface: NonNullable<Queries.ChromeQuery["interface"]>;
};

/**
 * What every page shows around its own content: site settings, interface texts and the two menus
 * (at most the nine services and eight sectors of the specification). One static query for all of it,
 * so that the browser fetches one file.
 *
 * @throws Error without content/site.yaml or content/interface.yaml; the content check reports that first
 */
export const useChrome = (): Chrome => {
  const {
    site,
    interface: texts,
    ...rest
  } = useStaticQuery<Queries.ChromeQuery>(graphql`
    query Chrome {
      site: siteSettings {
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
          url
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
      }
      wordmark: file(relativePath: { eq: "brand/wordmark.svg" }) {
        svg
      }
      interface {
        accessibility {
          skipLink
          header
          mainNavigation
          mobileNavigation
          footerNavigation
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
          newWindow
        }
        navigation {
          home
          services
          sectors
          contact
          allServices
          allSectors
        }
        footer {
          explore
          links {
            label
            href
          }
          services
          contact
          legal
          terms
          privacy
          accessibility
          social
          copyright
        }
        contact {
          kicker
          title
          text
          booking {
            title
            text
            duration
            action
            prefill
            steps
          }
          form {
            title
            required
            name {
              ...FieldTexts
            }
            email {
              ...FieldTexts
            }
            phone {
              ...FieldTexts
            }
            website {
              ...FieldTexts
            }
            message {
              ...FieldTexts
            }
            honeypot
            submit
            submitting
            errorSummary
            privacy
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
          features
          faq
          sectors
          previous
          next
          contactAction
        }
        sector {
          benefits
          faq
          services
          logos
          sampleMark
          previous
          next
        }
      }
      services: allService(sort: { order: ASC }, limit: 9) {
        nodes {
          path
          title
        }
        totalCount
      }
      sectors: allSector(sort: { order: ASC }, limit: 8) {
        nodes {
          path
          title
        }
        totalCount
      }
    }

    fragment FieldTexts on InterfaceFormField {
      label
      hint
      error
      tooLong
    }
  `);
  if (!site || !texts) throw new Error("content/site.yaml and content/interface.yaml are needed");
  return { ...rest, site, interface: texts };
};
