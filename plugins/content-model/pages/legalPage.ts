import type { EntryPages } from "./page";
import { breadcrumb, webPage } from "./things";

/** The legal pages. */
export const legalPages = {
  prefix: "/",
  anchors: [],
  required: ["mentions-legales", "confidentialite", "accessibilite"],
  query: /* GraphQL */ `
    query LegalPages {
      allLegalPage(sort: { order: ASC }) {
        nodes {
          path
          title
          updated(formatString: "YYYY-MM-DD")
          seo {
            title
            description
          }
        }
      }
    }
  `,
  pages: ({ allLegalPage }, site) =>
    allLegalPage.nodes.map((page) => ({
      path: page.path,
      group: site.interface.footer.legal,
      title: page.title,
      summary: page.seo.description,
      image: {
        kicker: site.interface.footer.legal,
        title: page.title,
        artwork: site.drawings.contact,
      },
      things: [
        { ...webPage(site, page), dateModified: page.updated },
        breadcrumb(site, { name: page.title }),
      ],
    })),
} satisfies EntryPages<Queries.LegalPagesQuery>;
