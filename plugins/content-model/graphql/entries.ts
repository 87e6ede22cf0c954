import type { CreateResolversArgs, Node } from "gatsby";
import { bookingPage } from "../../../contract/bookingPage";
import { contentTypes, definitionOf } from "../types/contentTypes";
import type { InterfaceTexts } from "../types/interface";
import { resolveSvg } from "./drawingFields";
import type { Resolver, ResolverContext } from "./resolverContext";

/** All entries of a type, by their order. */
async function orderedEntries(type: string, { nodeModel }: ResolverContext): Promise<Node[]> {
  const { entries } = await nodeModel.findAll({ type });
  return [...entries].sort((a, b) => Number(a.order) - Number(b.order));
}

const slugsIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** Entries of another type that this one names or that name it, by their order. A filter gives no `parentType`. */
export function relatedResolver(to: string): Resolver {
  return async (source, _args, context, { fieldName }) => {
    const other = contentTypes.find(({ typeName }) => typeName === to);
    const { type } = (source as Node).internal;
    const back = other && definitionOf(other).fields.find(({ schema }) => schema.to === type);
    const named = slugsIn(source[fieldName]);
    const isRelated = (entry: Node) =>
      named.includes(String(entry.slug)) ||
      slugsIn(back && entry[back.name]).includes(String(source.slug));
    return (await orderedEntries(to, context)).filter(isRelated);
  };
}

/** Entry `step` places further in the order, going round at the ends; null when it is alone. */
export function neighbourResolver(type: string, step: number): Resolver {
  return async (source, _args, context) => {
    const entries = await orderedEntries(type, context);
    if (entries.length < 2) return null;
    const place = entries.findIndex(({ id }) => id === source.id);
    return entries[(place + step + entries.length) % entries.length];
  };
}

const resolveBookingPage = async (source: { url?: string }, _: unknown, context: ResolverContext) =>
  bookingPage(source.url, Boolean(await context.nodeModel.findOne({ type: "Booking", query: {} })));

/** Fields that no file of the content holds: the menus of the site, where one books, and the markup of SVG files. */
export const addQueryFields = ({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">) =>
  createResolvers({
    Query: {
      menus: {
        type: "[Menu!]!",
        description: "Menus de l'en-tête.",
        resolve: resolveMenus,
      },
    },
    SiteSettingsBooking: {
      page: {
        type: "String!",
        description:
          "Où mènent les boutons de rendez-vous : page du site, formulaire ou autre agenda.",
        resolve: resolveBookingPage,
      },
    },
    File: {
      svg: {
        type: "String",
        description: "Balisage optimisé d'un fichier SVG ; rien pour un autre fichier.",
        resolve: resolveSvg,
      },
    },
  });

/** The menu of each kind that has one, under the name of its folder; those without entries are left out. */
async function resolveMenus(_source: unknown, _args: unknown, context: ResolverContext) {
  const texts = await context.nodeModel.findOne<InterfaceTexts>({ type: "Interface", query: {} });
  const menus = contentTypes.map(async (kind) => {
    const { typeName, pages, label } = kind;
    if (!texts || !pages?.menu) return [];
    const nodes = await orderedEntries(typeName, context);
    const entries = nodes.map(({ slug, title }) => ({ path: pages.prefix + String(slug), title }));
    const named = pages.menu === true ? label : pages.menu(texts);
    return entries.length > 0 ? [{ id: kind.name, label: named, entries }] : [];
  });
  return (await Promise.all(menus)).flat();
}
