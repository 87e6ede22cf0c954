import { escapeHtml } from "../../../contract/escapeHtml";
import { markdownToHtml } from "../text/markdownToHtml";
import { fillNumbers, fillSiteValues } from "../text/placeholders";
import { typeset } from "../../../contract/typeset";
import type { Resolver, ResolverContext } from "./resolverContext";

/** Text with French typography applied, then its placeholders filled; lists item by item. */
export const resolveProse: Resolver = textResolver((text, site) =>
  fillSiteValues(typeset(text), site),
);

/** HTML of a Markdown text, with French typography applied, then its placeholders filled. */
export const resolveMarkdown: Resolver = textResolver((text, site) =>
  fillSiteValues(markdownToHtml(text), site, escapeHtml),
);

/** Whether a mark is set; an absent one is not. */
export const resolveFlag: Resolver = (source, args, context, info) =>
  context.defaultFieldResolver(source, args, context, info) === true;

/** A text that may be left out; an absent one is empty. */
export const resolveEmptyWhenAbsent: Resolver = (source, args, context, info) =>
  context.defaultFieldResolver(source, args, context, info) ?? "";

function textResolver(render: (text: string, site: object) => string): Resolver {
  return async (source, args, context, info) => {
    const value = context.defaultFieldResolver(source, args, context, info);
    const site = JSON.stringify(value ?? "").includes("{{") ? await siteValues(context) : {};
    const finish = (text: string) => render(fillNumbers(text, site), site);
    if (Array.isArray(value)) return value.map((item) => finish(String(item)));
    return typeof value === "string" ? finish(value) : value;
  };
}

async function siteValues({ nodeModel }: ResolverContext): Promise<object> {
  return (await nodeModel.findOne({ type: "SiteSettings", query: {} })) ?? {};
}
