import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { forgetEntries } from "./graphql/entryIndex";

/** Entries that menus and the home page list; with more, an index page lists them all. */
const LISTED = { services: 9, sectors: 8 };

interface Entries {
  nodes: { id: string; path: string }[];
}

interface PagesData {
  services: Entries;
  sectors: Entries;
  legalPages: Entries;
}

const PAGES = `#graphql
  query Pages {
    services: allService { nodes { id path } }
    sectors: allSector { nodes { id path } }
    legalPages: allLegalPage { nodes { id path } }
  }
`;

/** Creates one page per service, sector and legal page, the index pages once they are needed, and the style guide. */
export async function createContentPages(args: CreatePagesArgs): Promise<void> {
  const { actions, graphql, reporter } = args;
  forgetEntries();
  const { data, errors } = await graphql<PagesData>(PAGES);
  if (!data || errors) {
    reporter.panicOnBuild("The pages could not be listed.", errors);
    return;
  }
  const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);
  const createEntryPages = ({ nodes }: Entries, component: string) => {
    for (const entry of nodes) {
      actions.createPage({ path: entry.path, component, context: { id: entry.id } });
    }
  };
  createEntryPages(data.services, template("ServiceTemplate"));
  createEntryPages(data.sectors, template("SectorTemplate"));
  createEntryPages(data.legalPages, template("LegalTemplate"));
  // The style guide is for ourselves: https://docs.netlify.com/configure-builds/environment-variables/#build-metadata
  if (process.env.CONTEXT !== "production") {
    actions.createPage({ path: "/styleguide", component: template("StyleguideTemplate") });
  }
  const component = template("IndexTemplate");
  if (data.services.nodes.length > LISTED.services) {
    actions.createPage({ path: "/services", component });
  }
  if (data.sectors.nodes.length > LISTED.sectors) {
    actions.createPage({ path: "/secteurs", component });
  }
}
