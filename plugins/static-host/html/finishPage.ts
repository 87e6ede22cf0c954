import { metaPolicy } from "./contentSecurityPolicy";
import { readInlineCode } from "./inlineCode";

type Options = {
  /** Elements that are to be at the end of the body. */
  data: string;
  /** The page must carry its own policy: the host sends it at addresses that no rule can name. */
  ownPolicy: boolean;
};

/** What is done to the HTML of a page once Gatsby has written it. */
export const finishPage = (html: string, { data, ownPolicy }: Options) => {
  const page = html.replace("</body>", () => `${data}</body>`);
  if (!ownPolicy) return page;
  const policy = metaPolicy(readInlineCode(page));
  return page.replace(
    /<meta charSet="utf-8"\s*\/?>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
};
