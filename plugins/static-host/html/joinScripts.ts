import { minify } from "terser";
import { SCRIPTS_PLACEHOLDER } from "../../../src/start/startOnIntent";

const SCRIPT_FILE = /<script src="([^"]+)" async(?:="")?><\/script>/g;

/** An inline script with no type: a classic script that runs where it stands. */
const INLINE_SCRIPT = /<script(?:\s+id="[^"]*"\s*)?>([\s\S]*?)<\/script>/g;

/** Marks that Gatsby puts around a script for XML parsers. */
const CDATA = /\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\//g;

/** Addresses of all entries and pages' components, for prefetching them: links here are plain, the browser prefetches. */
const CHUNK_MAPPING = /window\.___chunkMapping=("(?:[^"\\]|\\.)*");/;

/** Entry that starts React's own code: a task of its own before that of the site, so that a tap can come between. */
export const REACT_ENTRY = "react";

/** Scripts that most pages share, minified. */
const minified = new Map<string, string>();

const minifyScript = async (script: string) => {
  const known = minified.get(script);
  if (known !== undefined) return known;
  const { code = script } = await minify(script, { ecma: 2020 });
  minified.set(script, code);
  return code;
};

/** The script files of a page in the order in which they are to run. */
const scriptFiles = (html: string) => {
  const files = [...html.matchAll(SCRIPT_FILE)].map(([, source = ""]) => source);
  const [, mapping = '"{}"'] = CHUNK_MAPPING.exec(html) ?? [];
  const entries = JSON.parse(JSON.parse(mapping) as string) as Record<string, string[]>;
  return [...files.slice(0, -1), ...(entries[REACT_ENTRY] ?? []), ...files.slice(-1)];
};

/**
 * Gathers the classic scripts of a page into one at its end: one hash in the page's policy, fewer bytes.
 * Gatsby's script files are taken out and their addresses handed to the start script, which loads them on
 * the first sign of intent. Gatsby stitches them into the finished HTML (its `_gatsby-scripts` slice), after
 * every hook of `gatsby-ssr`: so this runs on the files of the build.
 *
 * @param html a page as built
 * @returns the page with one classic script, and none that loads by itself
 */
export const joinScripts = async (html: string) => {
  const files = scriptFiles(html);
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) =>
    script
      .replace(CDATA, "")
      .replace(CHUNK_MAPPING, "window.___chunkMapping={};")
      .replace(SCRIPTS_PLACEHOLDER, () => JSON.stringify(files)),
  );
  const whole = (await Promise.all(scripts.map(minifyScript))).join("");
  return html
    .replace(SCRIPT_FILE, "")
    .replace(INLINE_SCRIPT, "")
    .replace("</body>", () => `<script>${whole}</script></body>`);
};
