import { SCRIPT_FILES } from "../../../contract/scriptFiles";
import { metaPolicy } from "./contentSecurityPolicy";
import { readInlineCode } from "./inlineCode";

const SCRIPT_ELEMENT = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const SCRIPT_ELEMENTS = new RegExp(`(?:${SCRIPT_ELEMENT.source})+`);

/**
 * Takes out Gatsby's script elements, which would load by themselves, and leaves a list of their addresses, which the
 * page's own script reads (src/inline/deferredScripts.ts). Gatsby stitches the elements into the finished HTML (its
 * `_gatsby-scripts` slice), after every hook of `gatsby-ssr`: so this is done on the files of the build.
 */
const withListedScripts = (html: string) =>
  html.replace(SCRIPT_ELEMENTS, (elements) => {
    const files = [...elements.matchAll(SCRIPT_ELEMENT)].map(([, source]) => source);
    return `<script type="application/json" id="${SCRIPT_FILES}">${JSON.stringify(files)}</script>`;
  });

type Options = {
  /** Elements that are to stand at the end of the body. */
  data: string;
  /** The page must carry its own policy: the host sends it at addresses that no rule can name. */
  ownPolicy: boolean;
};

/** What is done to the HTML of a page once Gatsby has written it. */
export const finishPage = (html: string, { data, ownPolicy }: Options) => {
  const page = withListedScripts(html).replace("</body>", () => `${data}</body>`);
  if (!ownPolicy) return page;
  const policy = metaPolicy(readInlineCode(page));
  return page.replace(
    /<meta charSet="utf-8"\s*\/?>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
};
