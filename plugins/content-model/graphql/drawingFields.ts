import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Node } from "gatsby";
import { optimize } from "svgo";
import { readIcon } from "./icons";
import type { Resolver } from "./resolverContext";

const optimised = new Map<string, Promise<string>>();

/** Name and drawing of a pictogram. */
export const resolveIcon: Resolver = (source, args, context, info) => {
  const name = context.defaultFieldResolver(source, args, context, info);
  return typeof name === "string" ? { name, body: readIcon(name) } : null;
};

/** Optimised markup of the SVG file that the field names, relative to its YAML file. */
export const resolveArtwork: Resolver = async (source, args, context, info) => {
  const relativePath = context.defaultFieldResolver(source, args, context, info);
  const yamlFile = context.nodeModel.findRootNodeAncestor(source);
  if (typeof relativePath !== "string" || !yamlFile) return null;
  const absolutePath = path.posix.join(String(yamlFile.dir), relativePath);
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  const file = await context.nodeModel.findOne({ type: "File", query });
  return file ? readSvg(file) : null;
};

/** Optimised markup of a File node, when it is an SVG file. */
export const resolveSvg: Resolver = (source) =>
  source.extension === "svg" ? readSvg(source as Node) : null;

/** Kept by content: a drawing that many entries share is optimised once. */
function readSvg(file: Node): Promise<string> {
  const key = `${String(file.absolutePath)} ${file.internal.contentDigest}`;
  const known = optimised.get(key);
  if (known) return known;
  const markup = readFile(String(file.absolutePath), "utf8").then((svg) =>
    optimiseSvg(svg, String(file.name)),
  );
  optimised.set(key, markup);
  return markup;
}

/**
 * Smallest equivalent markup of a decorative drawing inside an HTML page. Its ids start
 * with `name`, so that several drawings can share a page. Throws on invalid SVG.
 */
function optimiseSvg(svg: string, name: string): string {
  return optimize(svg, {
    multipass: true,
    plugins: [
      // Editors' programs write classes, whose rules would hold for the whole page.
      {
        name: "preset-default",
        params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
      },
      "removeXMLNS",
      // The page says how large a drawing is.
      "removeDimensions",
      { name: "prefixIds", params: { prefix: name } },
      {
        name: "addAttributesToSVGElement",
        params: { attributes: [{ "aria-hidden": "true" }, { focusable: "false" }] },
      },
    ],
  }).data;
}
