import { markdownPath } from "../../../contract/pageAddresses";
import { blocks, contact, entryLinks, heading } from "./markdown";
import type { Page, Site } from "./page";

/** `llms.txt`: what the site holds, for AI readers (https://llmstxt.org). */
export const llmsText = (site: Site, pages: readonly Page[]) => {
  const { brand, promises } = site.settings;
  const groups = [...new Set(pages.map(({ group }) => group))];
  return blocks([
    `# ${brand.name}`,
    `> ${brand.description}`,
    `${brand.baseline}. ${promises.join(", ")}.`,
    ...groups.flatMap((group) => [
      heading(group),
      entryLinks(
        site,
        pages
          .filter((page) => page.group === group)
          .map((page) => ({ ...page, path: markdownPath(page.path) })),
      ),
    ]),
    ...contact(site),
  ]);
};
