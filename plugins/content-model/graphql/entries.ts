import type { CreateResolversArgs, Node } from "gatsby";
import { contentTypes, fieldsOfType, type ContentType } from "../types/contentTypes";
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
    const back = other && fieldsOfType(other).find(({ schema }) => schema.to === parentType.name);
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

/** Fields of the query itself, such as `mainServices`: the first entries of a kind, as menus and the home page show them. */
export const addMainEntries = ({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">) =>
  createResolvers({
    Query: Object.fromEntries(
      contentTypes.flatMap((type) => {
        const count = type.pages?.menu?.count;
        if (!count) return [];
        const resolve = async (_source: unknown, _args: unknown, context: ResolverContext) =>
          (await orderedEntries(type.typeName, context)).slice(0, count);
        return [[mainField(type), { type: `[${type.typeName}!]!`, resolve }]];
      }),
    ),
  });

const mainField = ({ location }: ContentType) =>
  "folder" in location
    ? `main${location.folder.charAt(0).toUpperCase()}${location.folder.slice(1)}`
    : "";
