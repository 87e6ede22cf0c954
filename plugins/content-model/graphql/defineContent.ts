import type { Actions } from "gatsby";
import { contentSdl } from "./sdl";
import { resolveArtwork, resolveIcon, resolveSvg } from "./drawingFields";
import { neighbourResolver, relatedResolver } from "./entries";
import type { Resolver } from "./resolverContext";
import { resolveFlag, resolveMarkdown, resolveProse } from "./textFields";

/** Gives Gatsby the content types and the meaning of their directives. */
export function defineContent({ createTypes, createFieldExtension }: Actions): void {
  const extension = (name: string, resolve: Resolver) =>
    createFieldExtension({ name, extend: () => ({ resolve }) });
  extension("prose", resolveProse);
  extension("markdown", resolveMarkdown);
  extension("flag", resolveFlag);
  extension("icon", resolveIcon);
  extension("artwork", resolveArtwork);
  extension("svg", resolveSvg);
  createFieldExtension({
    name: "related",
    args: { to: "String!" },
    extend: ({ to }: { to: string }) => ({ resolve: relatedResolver(to) }),
  });
  createFieldExtension({
    name: "variant",
    args: { type: "String!" },
    extend: ({ type }: { type: string }) => ({
      resolve: (source: { type: string }) => (source.type === type ? source : null),
    }),
  });
  createFieldExtension({
    name: "entryPath",
    args: { prefix: "String!" },
    extend: ({ prefix }: { prefix: string }) => ({
      resolve: (source: { slug: string }) => prefix + source.slug,
    }),
  });
  createFieldExtension({
    name: "neighbour",
    args: { type: "String!", step: "Int!" },
    extend: ({ type, step }: { type: string; step: number }) => ({
      resolve: neighbourResolver(type, step),
    }),
  });
  createTypes(contentSdl());
}
