import { entryIndex } from "./entryIndex";
import type { Resolver } from "./resolverContext";

/*
 * The page that asks depends on the entries that it is given, not on all those among which they were found: else
 * every edit of an entry would repeat the queries of all pages (docs/decisions/build-scale.md). Which entries they are is in the
 * context of a page (gatsby-node.ts): a page that asks for these fields must have it there.
 */

/** Entries linked to this one from either side, by their order; at most `limit` of them. */
export const resolveRelated: Resolver = async (source, { limit }, context) => {
  const { related } = await entryIndex(context);
  const entries = related.get(String(source.id)) ?? [];
  const shown = typeof limit === "number" ? entries.slice(0, limit) : entries;
  return context.nodeModel.trackPageDependencies(shown);
};

/** Entry `step` places further in the order, going round at the ends; null when it is alone. */
export function neighbourResolver(type: "Service" | "Sector", step: number): Resolver {
  return async (source, _args, context) => {
    const { ordered, position } = await entryIndex(context);
    const entries = ordered[type];
    const place = position.get(String(source.id));
    if (place === undefined || entries.length < 2) return null;
    const entry = entries[(place + step + entries.length) % entries.length];
    return context.nodeModel.trackPageDependencies(entry);
  };
}
