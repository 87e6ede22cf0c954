declare module "gatsby-transformer-yaml/gatsby-node" {
  import type { CreateNodeArgs } from "gatsby";

  export function shouldOnCreateNode(args: CreateNodeArgs): boolean;
  export function onCreateNode(args: CreateNodeArgs, options: object): Promise<void>;
}
