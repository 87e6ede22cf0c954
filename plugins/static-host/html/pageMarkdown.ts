import TurndownService from "turndown";
import type { Page } from "../../content-model/pages/page";

/** No text to read: links to other pages, controls, decoration, what the browser fills in. */
const LEFT_OUT = "nav, form, button, svg, figcaption img, [aria-hidden=true], [data-fragment]";

/** Examples of deliverables, about invented clients; a testimonial is a figure too, with a quotation. */
const isExample = (node: HTMLElement) =>
  node.nodeName === "FIGURE" && !node.querySelector("blockquote");

const isCard = (node: HTMLElement) => node.nodeName === "LI" && !!node.querySelector("h3, figure");

/** https://github.com/mixmark-io/turndown; of two rules that match, the later one decides. */
const turndown = new TurndownService({ headingStyle: "atx", bulletListMarker: "-" })
  .addRule("card", { filter: isCard, replacement: (text) => `\n\n${text}\n\n` })
  .addRule("question", { filter: "summary", replacement: (text) => `\n\n### ${text}\n\n` })
  .addRule("label of a figure", { filter: "dt", replacement: (text) => `\n\n**${text}**` })
  .addRule("figure", { filter: "dd", replacement: (text) => ` ${text}\n\n` })
  .addRule("picture", { filter: "img", replacement: (_, node) => String(node.getAttribute("alt")) })
  .addRule("left out", {
    filter: (node) => node.matches(LEFT_OUT) || isExample(node),
    replacement: () => "",
  });

/** Elements that only a style keeps apart: `<strong>Jour 5</strong><span>L’audit…`. */
const TOUCHING = /(<\/(?:a|b|strong|small|span)>)(?=<(?:a|b|strong|small|span)\b)/g;

/**
 * The text of a built page in Markdown, with the address of the agency. It begins with what the page is, for programs
 * that read many of these.
 */
export const pageMarkdown = (html: string, page: Pick<Page, "title" | "summary">, url: string) => {
  const parts = html.match(/<(main|address)\b[^]*<\/\1>/g) ?? [];
  const content = parts
    .join("")
    .replace(TOUCHING, "$1 ")
    .replaceAll('href="#', `href="${url}#`)
    .replaceAll('href="/', `href="${new URL(url).origin}/`);
  return `---
title: ${JSON.stringify(page.title)}
description: ${JSON.stringify(page.summary)}
url: ${url}
lang: fr
---

${turndown.turndown(content)}
`;
};
