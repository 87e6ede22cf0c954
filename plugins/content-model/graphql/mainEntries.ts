import type { CreateResolversArgs } from "gatsby";
import { entryIndex } from "./entryIndex";
import type { ResolverContext } from "./resolverContext";

/**
 * How many services and sectors the menus, the home page and each other's pages show (specification,
 * section 2). With more, a page of their own lists them all.
 */
export const MAIN_ENTRIES = { Service: 9, Sector: 8 } as const;

const mainEntries = (type: keyof typeof MAIN_ENTRIES) => ({
  type: `[${type}!]!`,
  resolve: async (_source: unknown, _args: unknown, context: ResolverContext) => {
    const { ordered } = await entryIndex(context);
    const shown = ordered[type].slice(0, MAIN_ENTRIES[type]);
    // Which entries come first can change with any of them.
    return context.nodeModel.trackPageDependencies(shown, { connectionType: type });
  },
});

/** The first services and sectors by their order, as fields of the query itself. */
export const addMainEntries = ({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">) =>
  createResolvers({
    Query: {
      mainServices: mainEntries("Service"),
      mainSectors: mainEntries("Sector"),
    },
  });
