import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { ownBookingPage } from "./contract/bookingPage";
import { contentTypes } from "./plugins/content-model/types/contentTypes";

const kinds = contentTypes.filter(({ pages }) => pages);

type Settings = { siteSettings: { booking: { page: string } } };
type Entries = { nodes: { id: string; path: string }[] };

const template = (name: string) => path.resolve(`src/templates/${name}Template.tsx`);

/** One page an entry of each kind that has pages, an overview once there are more than menus show, and our own booking page, if any. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  const lists = kinds.map(({ typeName }) => `${typeName}: all${typeName} { nodes { id path } }`);
  const { data, errors } = await graphql<Record<string, Entries> & Settings>(
    `query Pages { siteSettings { booking { page } } ${lists.join(" ")} }`,
  );
  if (!data || errors) throw new Error(`The pages could not be listed: ${JSON.stringify(errors)}`);
  for (const { typeName, pages } of kinds) {
    const { nodes } = data[typeName] ?? { nodes: [] };
    for (const { id, path } of nodes)
      actions.createPage({ path, component: template(typeName), context: { id } });
    if (pages?.menu && nodes.length > pages.menu.count)
      actions.createPage({ path: pages.menu.overview, component: template("Index") });
  }
  if (data.siteSettings.booking.page === ownBookingPage)
    actions.createPage({ path: ownBookingPage, component: template("Booking") });
};
