import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, stringify } from "yaml";
import { sectors, services } from "../support/specification";
import { editSource } from "./contentFiles";

type Entry = Record<string, unknown> & { seo: object; logos?: unknown[] };

const read = (file: string) => parse(readFileSync(file, "utf8")) as Entry;

/** The group of the home page that each service is in. */
const GROUPS = [1, 1, 2, 2, 3, 3, 1, 2, 3];

/**
 * Fills a folder with the content that tests of code run on, which no edit of `content/` changes: `e2e/content`, and
 * one entry for each other service and sector of the specification, made from one that is there.
 */
export const writeFrozenContent = (contentDir: string) => {
  cpSync("e2e/content", contentDir, { recursive: true });
  editSource(contentDir, "site.yaml", (source) =>
    source.replace("https://www.instagram.com/", "https://www.instagram.com/cresca"),
  );
  const add = (folder: string, source: string, path: string, order: number, values: object) => {
    const slug = basename(path);
    const file = join(contentDir, folder, `${slug}.yaml`);
    if (existsSync(file)) return;
    const entry = { ...read(join(contentDir, folder, source)), slug, order, ...values };
    writeFileSync(file, stringify(entry, { lineWidth: 0 }));
  };
  const seo = (title: string) => ({
    title: `${title}, en bref`,
    description: `${title} : ce que nous faisons pour vous, ce que cela coûte et ce que vous recevez.`,
  });
  const deliverable = read("e2e/edits/fourBlocks.yaml");
  services.forEach(({ path, title }, index) =>
    add("services", "google-ads.yaml", path, index + 1, {
      title,
      group: GROUPS[index],
      showsWeight: path.endsWith("/creation-site-web"),
      deliverable,
      seo: seo(title),
    }),
  );
  const { logos: known = [] } = read("e2e/content/sectors/immobilier.yaml");
  sectors.forEach(({ path, title, figure, logos }, index) =>
    add("sectors", "immobilier.yaml", path, index + 1, {
      title,
      figure,
      logos: logos && known.slice(0, logos),
      seo: seo(title),
    }),
  );
};
