import { expect, test } from "@playwright/test";
import { parseDocument, DomUtils } from "htmlparser2";
import { listedPaths } from "../support/sitePages";

/** The addresses that a page refers to, and the ids that it has. */
const readPage = (html: string) => {
  const elements = DomUtils.getElementsByTagName(() => true, parseDocument(html));
  const sources = elements.flatMap(({ attribs }) => [
    attribs.href,
    attribs.src,
    attribs.poster,
    ...(attribs.srcset ?? "").split(/,\s+/).map((entry) => entry.split(/\s/)[0]),
  ]);
  return { addresses: sources.filter(Boolean), ids: elements.map(({ attribs }) => attribs.id) };
};

test("no link, anchor, image or file is broken, and links lead to every page of the sitemap", async ({
  baseURL: site,
  request,
}) => {
  const baseURL = site ?? "";
  test.setTimeout(120_000);
  const idsOf = new Map<string, (string | undefined)[]>();
  const waiting: [address: string, parent: string][] = [[`${baseURL}/`, ""]];
  const anchors = new Map<string, string>();
  const broken: string[] = [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [address, parent] = next;
    const { origin, pathname, search, hash } = new URL(address);
    if (origin !== baseURL || pathname.startsWith("/.netlify/")) continue;
    if (hash) anchors.set(pathname + hash, parent);
    if (idsOf.has(pathname + search)) continue;
    const response = await request.get(pathname + search);
    if (!response.ok()) broken.push(`${response.status()} ${pathname} on ${parent}`);
    const isPage = response.headers()["content-type"]?.startsWith("text/html");
    const { addresses, ids } = isPage
      ? readPage(await response.text())
      : { addresses: [], ids: [] };
    idsOf.set(pathname + search, ids);
    for (const found of addresses)
      waiting.push([new URL(found ?? "", `${baseURL}${pathname}`).href, pathname]);
  }
  for (const [anchor, parent] of anchors) {
    const [page = "", id = ""] = anchor.split("#");
    if (!idsOf.get(page)?.includes(decodeURIComponent(id))) broken.push(`${anchor} on ${parent}`);
  }
  expect(broken).toEqual([]);
  const pages = await listedPaths(request);
  expect(pages).toContain("/");
  expect(pages.filter((page) => !idsOf.has(page))).toEqual([]);
});
