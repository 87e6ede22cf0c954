import { micromark } from "micromark";
import { escapeHtml } from "../../../contract/escapeHtml";
import { placeholderValues } from "../../../contract/placeholders";
import { fillNumbers, fillSiteValues } from "../text/placeholders";
import { typeset, typesetHtml } from "../../../contract/typeset";
import type { Resolver, ResolverContext } from "./resolverContext";

/** Text with French typography applied, then its placeholders filled; lists item by item. */
export const resolveProse: Resolver = textResolver((text, site) =>
  fillSiteValues(typeset(text), site),
);

/** A Markdown text as HTML, with French typography applied, then its placeholders filled. */
export const resolveMarkdown: Resolver = textResolver((text, site) =>
  fillSiteValues(markdownToHtml(text), site, escapeHtml),
);

/** HTML of a Markdown text, with French typography; raw HTML comes out inert. */
export const markdownToHtml = (text: string) =>
  // micromark empties links to tel: as unsafe; what a link may be, the check says (check/links.ts).
  typesetHtml(micromark(text, { allowDangerousProtocol: true }));

/** Whether a mark is set; an absent one is not. */
export const resolveFlag: Resolver = (source, args, context, info) =>
  context.defaultFieldResolver(source, args, context, info) === true;

function textResolver(render: (text: string, values: object) => string): Resolver {
  return async (source, args, context, info) => {
    const value = context.defaultFieldResolver(source, args, context, info);
    const values = JSON.stringify(value ?? "").includes("{{") ? await namedValues(context) : {};
    const finish = (text: string) => render(fillNumbers(text, values), values);
    if (Array.isArray(value)) return value.map((item) => finish(String(item)));
    // An emptied text is an absent one (types/emptied.ts).
    return typeof value === "string" ? finish(value) || null : value;
  };
}

async function namedValues({ nodeModel }: ResolverContext): Promise<object> {
  const [site, booking] = await Promise.all(
    ["SiteSettings", "Booking"].map((type) => nodeModel.findOne({ type, query: {} })),
  );
  return placeholderValues(site ?? {}, () => booking?.lengthMinutes);
}
