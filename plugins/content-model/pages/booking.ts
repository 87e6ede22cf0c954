import { ownBookingPage as path } from "../../../contract/bookingPage";
import { document, escape, heading, list, sampleMark } from "./markdown";
import type { FixedPages } from "./page";
import { breadcrumb, webPage } from "./things";

/** The booking page, if the site books by itself. Its Markdown says what it is for; the slots are read on the page itself. */
export const bookingPage = {
  paths: [path],
  anchors: [],
  query: /* GraphQL */ `
    query BookingFacts {
      booking {
        texts {
          page {
            seo {
              title
              description
            }
            kicker
            title
            text
            gainsTitle
            gains
            host
          }
        }
      }
      interface {
        contact {
          person {
            name
            role
            sample
          }
        }
      }
    }
  `,
  pages: ({ booking, interface: texts }, site) => {
    if (!booking || !texts || site.settings.booking.page !== path) return [];
    const { seo, kicker, title, text, gainsTitle, gains, host } = booking.texts.page;
    const { name, role, sample } = texts.contact.person;
    return [
      {
        path,
        group: site.interface.navigation.home,
        title: seo.title,
        summary: seo.description,
        image: { kicker, title, artwork: site.drawings.contact },
        things: [webPage(site, { path, seo }), breadcrumb(site, { name: kicker })],
        markdown: document(site, { path, seo }, [
          `# ${escape(title)}`,
          escape(text),
          heading(gainsTitle),
          list(gains.map(escape)),
          heading(host),
          `${escape(`${name}, ${role}`)}${sampleMark(site, sample)}`,
        ]),
      },
    ];
  },
} satisfies FixedPages<Queries.BookingFactsQuery>;
