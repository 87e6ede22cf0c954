import { ownBookingPage as path } from "../../../contract/bookingPage";
import type { FixedPages } from "./page";
import { breadcrumb, webPage } from "./things";

/** The booking page, if the site books by itself. */
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
          }
        }
      }
    }
  `,
  pages: ({ booking }, site, label) => {
    if (!booking || site.settings.booking.page !== path) return [];
    const { seo, kicker, title } = booking.texts.page;
    return [
      {
        path,
        group: label,
        title: seo.title,
        summary: seo.description,
        image: { kicker, title, artwork: site.drawings.contact },
        things: [webPage(site, { path, seo }), breadcrumb(site, { name: kicker })],
      },
    ];
  },
} satisfies FixedPages<Queries.BookingFactsQuery>;
