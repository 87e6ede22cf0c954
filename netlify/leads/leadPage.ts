import { htmlPage, type PageView } from "../http/page";
import type { LeadContent } from "./leadContent";

/** A page about a message, with the way back to the site. */
export function leadPage(
  view: PageView,
  { site, texts }: LeadContent,
  anchor?: string,
): Promise<Response> {
  const { back } = texts.leadErrorPage;
  return htmlPage(view, { brand: site.brand.name, back, anchor });
}
