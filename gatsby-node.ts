import path from "node:path";
import type { GatsbyNode } from "gatsby";

const PAGES = `#graphql
  query Pages {
    services: allService { nodes { id path previous { id } next { id } related: sectors { id } } }
    sectors: allSector { nodes { id path previous { id } next { id } related: services { id } } }
    legalPages: allLegalPage { nodes { id path } }
    mainServices { id }
    mainSectors { id }
  }
`;

type Entries = { nodes: { id: string; path: string }[] };
type PagesData = Record<"services" | "sectors" | "legalPages", Entries> &
  Record<"mainServices" | "mainSectors", unknown[]>;

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/** One page per service, sector and legal page, the index pages once they are needed, and the style guide. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  const { data, errors } = await graphql<PagesData>(PAGES);
  if (!data || errors) throw new Error(`The pages could not be listed: ${JSON.stringify(errors)}`);
  const { services, sectors, legalPages, mainServices, mainSectors } = data;
  const createEntryPages = ({ nodes }: Entries, component: string) =>
    // Gatsby repeats a page's query when its context changes: so it does when its neighbours are others.
    nodes.forEach(({ path, ...context }) => actions.createPage({ path, component, context }));
  createEntryPages(services, template("ServiceTemplate"));
  createEntryPages(sectors, template("SectorTemplate"));
  createEntryPages(legalPages, template("LegalTemplate"));
  const component = template("IndexTemplate");
  if (services.nodes.length > mainServices.length)
    actions.createPage({ path: "/services", component });
  if (sectors.nodes.length > mainSectors.length)
    actions.createPage({ path: "/secteurs", component });
  // The style guide is for ourselves.
  if (process.env.CONTEXT !== "production")
    actions.createPage({ path: "/styleguide", component: template("StyleguideTemplate") });
};
