import { DomUtils, parseDocument } from "htmlparser2";
import type { BreadcrumbList, FAQPage } from "schema-dts";
import { absolute, type Site, type Thing } from "./page";

export const organizationId = (site: Site) => absolute(site, "/#organization");

export const serviceId = (site: Site, path: string) => absolute(site, `${path}#service`);

/** The questions of a page; answers are HTML. */
export const faqPage = (
  faq: readonly Pick<Queries.Question, "question" | "answer">[],
): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: faq.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: {
      "@type": "Answer",
      text: DomUtils.textContent(parseDocument(answer))
        .replace(/[ \n]+/g, " ")
        .trim(),
    },
  })),
});

/** The breadcrumb of a page, from the home page on; the page itself comes last and has no path. */
export const breadcrumb = (
  site: Site,
  ...steps: { name: string; path?: string }[]
): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: site.interface.navigation.home, path: "/" }, ...steps].map(
    ({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(path ? { item: absolute(site, path) } : {}),
    }),
  ),
});

export const webPage = (
  site: Site,
  page: { path: string; seo: Pick<Queries.Seo, "title" | "description"> },
) => ({
  "@type": "WebPage" as const,
  name: page.seo.title,
  description: page.seo.description,
  url: absolute(site, page.path),
  inLanguage: "fr",
  isPartOf: { "@id": `${site.settings.url}/#website` },
});

/** The script element that carries things; a browser runs nothing of it. */
export const dataElement = (things: readonly Thing[]) => {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
};
