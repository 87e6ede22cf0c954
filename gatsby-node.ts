import path from "node:path";
import type { GatsbyNode } from "gatsby";

const PAGES = `#graphql
  query Pages {
    services: allService { nodes { id path } }
    sectors: allSector { nodes { id path } }
    legalPages: allLegalPage { nodes { id path } }
    mainServices { id }
    mainSectors { id }
  }
`;

type Entries = { nodes: { id: string; path: string }[] };
type PagesData = {
  services: Entries;
  sectors: Entries;
  legalPages: Entries;
  mainServices: unknown[];
  mainSectors: unknown[];
};

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/** One page per service, sector and legal page, the index pages once they are needed, and the style guide. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<PagesData>(PAGES);
  if (!data || errors) {
    reporter.panicOnBuild("The pages could not be listed.", errors);
    return;
  }
  const { services, sectors, legalPages, mainServices, mainSectors } = data;
  const createEntryPages = ({ nodes }: Entries, component: string) =>
    nodes.forEach(({ id, path }) => actions.createPage({ path, component, context: { id } }));
  createEntryPages(services, template("ServiceTemplate"));
  createEntryPages(sectors, template("SectorTemplate"));
  createEntryPages(legalPages, template("LegalTemplate"));
  const createIndex = (path: string) =>
    actions.createPage({ path, component: template("IndexTemplate") });
  if (services.nodes.length > mainServices.length) createIndex("/services");
  if (sectors.nodes.length > mainSectors.length) createIndex("/secteurs");
  // The style guide is for ourselves: https://docs.netlify.com/configure-builds/environment-variables/#build-metadata
  if (process.env.CONTEXT !== "production")
    actions.createPage({ path: "/styleguide", component: template("StyleguideTemplate") });
};
