import type { Entry, SiteData } from "../siteData";
import { overviewPages } from "./overviewPages";
import { document, writer } from "./markdownWriter";

/** `llms.txt`: what the site holds, for AI readers (https://llmstxt.org). */
export const llmsText = (site: SiteData, markdownPathOf: (path: string) => string) => {
  const write = writer(site);
  const { brand, promises } = site.settings;
  const { footer, navigation } = site.interface;
  const booking = site.booking.texts.page.seo;
  const entries = (title: string, nodes: readonly Entry[]) =>
    write.entries(
      title,
      nodes.map((entry) => ({ ...entry, path: markdownPathOf(entry.path) })),
    );
  const legal = site.legalPages.nodes.map(({ path, title, seo }) => ({
    path,
    title,
    summary: seo.description,
  }));
  return document([
    `# ${brand.name}`,
    `> ${brand.description}`,
    `${brand.baseline}. ${promises.join(", ")}.`,
    ...entries(navigation.home, [
      { path: "/", title: site.home.seo.title, summary: site.home.seo.description },
      ...overviewPages(site),
      { path: "/rendez-vous", title: booking.title, summary: booking.description },
    ]),
    ...entries(navigation.services, site.services.nodes),
    ...entries(navigation.sectors, site.sectors.nodes),
    ...entries(footer.legal, legal),
    ...write.contact(),
  ]);
};
