import type { NodePluginArgs } from "gatsby";
import { contentTypes } from "../types/contentTypes";

/** The rank of each entry, by folder of `content/` and slug. */
export type TakenOrders = Record<string, Record<string, number>>;

/** What Gatsby has read of the content, by the name of its type. */
export type ReadEntries = NodePluginArgs["getNodesByType"];

export function takenOrders(getNodesByType: ReadEntries): TakenOrders {
  const taken: TakenOrders = {};
  for (const { typeName, location } of contentTypes) {
    if (!("folder" in location)) continue;
    for (const { slug, order } of getNodesByType(typeName))
      if (Number.isInteger(order)) (taken[location.folder] ??= {})[String(slug)] = Number(order);
  }
  return taken;
}
