import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { ownBookingPage } from "./contract/bookingPage";
import { contentTypes } from "./plugins/content-model/types/contentTypes";

const kinds = contentTypes.filter(({ pages }) => pages);

type Settings = { siteSettings: { booking: { page: string } } };
type Entries = { nodes: { id: string; path: string }[] };

const template = (name: string) => path.resolve(`src/templates/${name}Template.tsx`);

/** One page an entry of each kind that has pages, and our own booking page, if any. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  const lists = kinds.map(({ typeName }) => `${typeName}: all${typeName} { nodes { id path } }`);
  const { data, errors } = await graphql<Record<string, Entries> & Settings>(
    `query Pages { siteSettings { booking { page } } ${lists.join(" ")} }`,
  );
  if (!data || errors) throw new Error(`The pages could not be listed: ${JSON.stringify(errors)}`);
  for (const { typeName } of kinds)
    for (const { id, path } of data[typeName]?.nodes ?? [])
      actions.createPage({ path, component: template(typeName), context: { id } });
  if (data.siteSettings.booking.page === ownBookingPage)
    actions.createPage({ path: ownBookingPage, component: template("Booking") });
};
