import type { FixedPages } from "./page";

/** The pages that only say something: thanks, and that there is no such page. */
export const messagePages = {
  paths: ["/merci"],
  anchors: [],
  query: /* GraphQL */ `
    query MessagePages {
      interface {
        thanks {
          title
        }
        notFound {
          seo {
            title
          }
        }
      }
    }
  `,
  pages: ({ interface: texts }, { settings, drawings }) => {
    if (!texts) return [];
    const kicker = settings.brand.name;
    return [
      {
        path: "/merci",
        isListed: false,
        image: { kicker, title: texts.thanks.title, artwork: drawings.thanks },
      },
      {
        path: "/404.html",
        isListed: false,
        image: { kicker, title: texts.notFound.seo.title, artwork: drawings.notFound },
      },
    ];
  },
} satisfies FixedPages<Queries.MessagePagesQuery>;
