import { optimize } from "svgo";

/**
 * Smallest equivalent markup of a decorative drawing, to stand inside an HTML page. Its ids start
 * with `name`, so that several drawings can share a page. Throws on invalid SVG.
 */
export function optimiseSvg(svg: string, name: string): string {
  return optimize(svg, {
    multipass: true,
    plugins: [
      { name: "preset-default", params: { overrides: { inlineStyles: false } } },
      "removeXMLNS",
      { name: "prefixIds", params: { prefix: name, prefixClassNames: false } },
      {
        name: "addAttributesToSVGElement",
        params: { attributes: [{ "aria-hidden": "true" }, { focusable: "false" }] },
      },
    ],
  }).data;
}
