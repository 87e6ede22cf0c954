import type { CreateResolversArgs, Node } from "gatsby";
import { bookingPage } from "../../../contract/bookingPage";
import { contentTypes, definitionOf, kindName } from "../types/contentTypes";
import type { InterfaceTexts } from "../types/interface";
import { resolveSvg } from "./drawingFields";
import type { Resolver, ResolverContext } from "./resolverContext";

/** All entries of a type, by their order. */
async function orderedEntries(type: string, { nodeModel }: ResolverContext): Promise<Node[]> {
  const { entries } = await nodeModel.findAll({ type });
  return [...entries].sort((a, b) => Number(a.order) - Number(b.order));
}

const slugsIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** Entries of another type that this one names or that name it, by their order; at most `limit` of them. */
export function relatedResolver(to: string): Resolver {
  return async (source, { limit }, context, { fieldName, parentType }) => {
    const other = contentTypes.find(({ typeName }) => typeName === to);
    const back =
      other && definitionOf(other).fields.find(({ schema }) => schema.to === parentType.name);
    const named = slugsIn(source[fieldName]);
    const isRelated = (entry: Node) =>
      named.includes(String(entry.slug)) ||
      slugsIn(back && entry[back.name]).includes(String(source.slug));
    const related = (await orderedEntries(to, context)).filter(isRelated);
    return typeof limit === "number" ? related.slice(0, limit) : related;
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

/**
 * Fields that no file of the content holds: the first entries of a kind, such as `mainServices`, as the home page shows
 * them, the menus of the site, where one books, and the markup of SVG files.
 */
export const addQueryFields = ({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">) =>
  createResolvers({
    Query: {
      ...Object.fromEntries(withMenus.map((kind) => [mainField(kind.id), mainEntries(kind)])),
      menus: {
        type: "[Menu!]!",
        resolve: async (_source: unknown, _args: unknown, context: ResolverContext) => {
          const menus = await Promise.all(withMenus.map((kind) => menuOf(kind, context)));
          return menus.filter(({ entries }) => entries.length > 0);
        },
      },
    },
    SiteSettingsBooking: { page: { type: "String!", resolve: resolveBookingPage } },
    File: {
      svg: {
        type: "String",
        description: "Balisage optimisé d'un fichier SVG ; rien pour un autre fichier.",
        resolve: resolveSvg,
      },
    },
  });

/** The kinds of entry that menus list, each under the name of its folder. */
const withMenus = contentTypes.flatMap((type) => {
  const { typeName, label, pages } = type;
  return pages?.menu
    ? [{ id: kindName(type), typeName, name: label, prefix: pages.prefix, menu: pages.menu }]
    : [];
});

type KindWithMenu = (typeof withMenus)[number];

/** `case-studies` becomes `mainCaseStudies`. */
const mainField = (id: string) =>
  `main${id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const mainEntries = ({ typeName, menu }: KindWithMenu) => ({
  type: `[${typeName}!]!`,
  resolve: async (_source: unknown, _args: unknown, context: ResolverContext) =>
    (await orderedEntries(typeName, context)).slice(0, menu.count),
});

const menuOf = async (kind: KindWithMenu, context: ResolverContext) => {
  const { id, typeName, name, prefix, menu } = kind;
  const texts = await context.nodeModel.findOne<InterfaceTexts>({ type: "Interface", query: {} });
  const named = { label: name, all: name, description: name };
  const { label, all, description } = (texts && menu.texts?.(texts)) ?? named;
  const entries = (await orderedEntries(typeName, context)).map(({ slug, title, summary }) => {
    return { path: prefix + String(slug), title, summary };
  });
  const shown = entries.slice(0, menu.count);
  const overview = { path: menu.overview, title: all, summary: description };
  const isWhole = shown.length === entries.length;
  return { id, label, shown, entries, overview: isWhole ? null : overview };
};
