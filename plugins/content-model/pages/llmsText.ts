import { markdownPath } from "../../../contract/pageAddresses";
import { absolute, type Page, type Site } from "./page";

/** `llms.txt`: what the site holds, for AI readers (https://llmstxt.org). */
export const llmsText = (site: Site, pages: readonly Page[]) => {
  const { brand, promises } = site.settings;
  const groups = [...new Set(pages.map(({ group }) => group))];
  const link = ({ path, title, summary }: Page) =>
    `- [${title}](${absolute(site, markdownPath(path))}): ${summary}`;
  const listOf = (name: string) =>
    pages
      .filter(({ group }) => group === name)
      .map(link)
      .join("\n");
  const parts = [
    `# ${brand.name}`,
    `> ${brand.description}`,
    `${brand.baseline}. ${promises.join(", ")}.`,
    ...groups.map((name) => `## ${name}\n\n${listOf(name)}`),
  ];
  return `${parts.join("\n\n")}\n`;
};
