/** As much of webpack's configuration as is read here. */
type Config = {
  optimization: {
    splitChunks: {
      cacheGroups: Record<"commons" | "shared", { minChunks: number; chunks?: ChunkFilter }>;
    };
  };
};
type ChunkFilter = (chunk: { name?: string }) => boolean;

const isPage: ChunkFilter = ({ name = "" }) => !/src-pages-equipe|^desk-/.test(name);

/**
 * Keeps the team's desk out of what pages share: it has a copy of what it needs, and the files of the pages are cut as
 * if it were not there. Gatsby puts into `commons` what all components use, and the desk has neither header nor footer
 * (docs/decisions/desk-apart.md).
 */
export const deskApart = <Given extends Config>(config: Given): Given => {
  const { commons, shared } = config.optimization.splitChunks.cacheGroups;
  commons.chunks = isPage;
  commons.minChunks -= 1;
  shared.chunks = isPage;
  return config;
};
