import { entryIndex } from "./entryIndex";
import type { Resolver } from "./resolverContext";

/** Entries linked to this one from either side, by their order; at most `limit` of them. */
export const resolveRelated: Resolver = async (source, { limit }, context) => {
  const { related } = await entryIndex(context);
  const entries = related.get(String(source.id)) ?? [];
  return typeof limit === "number" ? entries.slice(0, limit) : entries;
};

/** Entry `step` places further in the order, going round at the ends; null when it is alone. */
export function neighbourResolver(type: "Service" | "Sector", step: number): Resolver {
  return async (source, _args, context) => {
    const { ordered, position } = await entryIndex(context);
    const entries = ordered[type];
    const place = position.get(String(source.id));
    if (place === undefined || entries.length < 2) return null;
    return entries[(place + step + entries.length) % entries.length];
  };
}
