import type { GraphQLResolveInfo } from "graphql";
import type { Node } from "gatsby";

/** The part of Gatsby's resolver context that the content fields use. */
export interface ResolverContext {
  defaultFieldResolver: Resolver;
  nodeModel: {
    findAll(args: { type: string }): Promise<{ entries: Iterable<Node> }>;
    findOne<Content = Node>(args: { type: string; query: object }): Promise<Content | null>;
    findRootNodeAncestor(source: object): Node | null;
  };
}

/** Resolver of a field of a content type; `source` is the node or one of its inner objects. */
export type Resolver = (
  source: Record<string, unknown>,
  args: Record<string, unknown>,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => unknown;
