import { metaPolicy } from "./contentSecurityPolicy";
import { readInlineCode } from "./inlineCode";
import { joinScripts } from "./joinScripts";

/** gatsby-plugin-image's styles and script, which Gatsby puts into every page. */
const IMAGE_HELPERS =
  /<style>\.gatsby-image-wrapper[\s\S]*?<\/style>|<noscript><style>\.gatsby-image-wrapper[\s\S]*?<\/style><\/noscript>|<script type="module">const \w+="undefined"!=typeof HTMLImageElement[\s\S]*?<\/script>/g;

/** What tells a reader nothing: modes of Internet Explorer and of Safari 9, what the site is made with, the marks of Gatsby, Helmet and Lucide. */
const IDLE =
  /<meta http-equiv="x-ua-compatible"[^>]*>|<meta name="generator"[^>]*>|, shrink-to-fit=no|<!-- slice-(?:start|end)[^>]*-->\s*| data-react-helmet="true"| class="lucide[^"]*"| xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g;

type Options = {
  /** Elements that are to stand at the end of the body. */
  data: string;
  /** The page must carry its own policy: the host sends it at addresses that no rule can name. */
  ownPolicy: boolean;
};

/** What is done to the HTML of a page once Gatsby has written it. */
export const finishPage = async (html: string, { data, ownPolicy }: Options) => {
  const lean = html
    .replace(IDLE, "")
    .replace(IMAGE_HELPERS, (part) => (html.includes("data-gatsby-image-wrapper") ? part : ""));
  const page = (await joinScripts(lean)).replace("</body>", () => `${data}</body>`);
  if (!ownPolicy) return page;
  const policy = metaPolicy(readInlineCode(page));
  return page.replace(
    /<meta charSet="utf-8"\s*\/?>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
};
