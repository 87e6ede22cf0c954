import { readContent } from "../check/readContent";

/** The rank of each entry, by folder of `content/` and slug. */
export type TakenOrders = Record<string, Record<string, number>>;

export function takenOrders(contentDir: string): TakenOrders {
  const taken: TakenOrders = {};
  for (const { type, data } of readContent(contentDir).files) {
    const order = Number(data?.order);
    if (!("folder" in type.location) || !Number.isInteger(order)) continue;
    (taken[type.location.folder] ??= {})[String(data?.slug)] = order;
  }
  return taken;
}
