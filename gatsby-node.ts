import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Entries that menus and the home page list; with more, an index page lists them all. */
const LISTED = { services: 9, sectors: 8 };

const PAGES = `#graphql
  query Pages {
    services: allService {
      nodes { id path previous { id } next { id } related: sectors(limit: 8) { id } }
    }
    sectors: allSector {
      nodes { id path previous { id } next { id } related: services(limit: 9) { id } }
    }
    legalPages: allLegalPage { nodes { id path } }
  }
`;

type Entries = { nodes: { id: string; path: string }[] };
type PagesData = { services: Entries; sectors: Entries; legalPages: Entries };

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/** One page per service, sector and legal page, the index pages once they are needed, and the style guide. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<PagesData>(PAGES);
  if (!data || errors) {
    reporter.panicOnBuild("The pages could not be listed.", errors);
    return;
  }
  const { services, sectors, legalPages } = data;
  const createEntryPages = ({ nodes }: Entries, component: string) =>
    // Gatsby repeats a page's query when its context changes: so it does when its neighbours are others.
    nodes.forEach(({ path, ...context }) => actions.createPage({ path, component, context }));
  createEntryPages(services, template("ServiceTemplate"));
  createEntryPages(sectors, template("SectorTemplate"));
  createEntryPages(legalPages, template("LegalTemplate"));
  const createIndex = (path: string) =>
    actions.createPage({ path, component: template("IndexTemplate") });
  if (services.nodes.length > LISTED.services) createIndex("/services");
  if (sectors.nodes.length > LISTED.sectors) createIndex("/secteurs");
  // The style guide is for ourselves: https://docs.netlify.com/configure-builds/environment-variables/#build-metadata
  if (process.env.CONTEXT !== "production")
    actions.createPage({ path: "/styleguide", component: template("StyleguideTemplate") });
};
