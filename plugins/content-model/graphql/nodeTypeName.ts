import { contentTypeOf } from "../types/contentTypes";

/** What gatsby-transformer-yaml says of the file that it reads. */
interface Source {
  node: { relativePath?: unknown };
}

/**
 * GraphQL type of the node that gatsby-transformer-yaml makes of a file of `content/`. A file with
 * no place there gets a type of its own; `checkContent` reports it.
 */
export function nodeTypeName({ node }: Source): string {
  const type = contentTypeOf(String(node.relativePath));
  return type?.typeName ?? "MisplacedContent";
}
