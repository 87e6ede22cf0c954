import { micromark } from "micromark";
import { fillPlaceholders, placeholderValues } from "../../../contract/placeholders";
import { typeset, typesetHtml } from "../../../contract/typeset";
import type { Resolver, ResolverContext } from "./resolverContext";

/** HTML of a Markdown text, with French typography; raw HTML comes out inert. */
function markdownToHtml(text: string): string {
  // micromark empties links to tel: as unsafe; what a link may be, the check says (check/links.ts).
  return typesetHtml(micromark(text, { allowDangerousProtocol: true }));
}

/** Text with its placeholders filled, then French typography applied; lists item by item. */
export const resolveProse: Resolver = textResolver(typeset);

/** A text that is shown or followed as it is typed, with its placeholders filled. */
export const resolveVerbatim: Resolver = textResolver((text) => text);

/** A Markdown text as HTML, likewise. */
export const resolveMarkdown: Resolver = textResolver(markdownToHtml, literally);

/** A value in a Markdown text: its signs are no marks. */
function literally(value: string): string {
  return value.replace(/[!-/:-@[-`{-~]/g, "\\$&");
}

/** Whether a mark is set; an absent one is not. */
export const resolveFlag: Resolver = (source, args, context, info) =>
  context.defaultFieldResolver(source, args, context, info) === true;

function textResolver(
  render: (text: string) => string,
  show?: (value: string) => string,
): Resolver {
  return async (source, args, context, info) => {
    const value = context.defaultFieldResolver(source, args, context, info);
    const values = JSON.stringify(value ?? "").includes("{{") ? await namedValues(context) : {};
    const finish = (text: string) => render(fillPlaceholders(text, values, show));
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
