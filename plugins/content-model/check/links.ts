import { statSync } from "node:fs";
import path from "node:path";
import { unescape } from "node:querystring";
import { bookingPage, ownBookingPage } from "../../../contract/bookingPage";
import { fillPlaceholders } from "../../../contract/placeholders";
import { fixedPages } from "../pages/sitePages";
import { contentTypes } from "../types/contentTypes";
import { isEmail, isPhone } from "../types/forms";
import { redirects } from "../types/redirects";
import { site } from "../types/site";
import type { Field } from "../types/structure";
import { attempt, didYouMean, oneOf } from "./problem";
import type { readContent } from "./readContent";

/** What the checks of one file need to know of all the others. */
export type SiteFacts = ReturnType<typeof siteFacts>;

/** Gathers the files, the site's address, the addresses of its pages with the sections of each, and where old ones lead. */
export function siteFacts(content: ReturnType<typeof readContent>) {
  const filesOf = (name: string) => content.files.filter(({ type }) => type.typeName === name);
  const settings = site.safeParse(filesOf("SiteSettings")[0]?.data).data;
  const { url = "https://site.invalid", booking } = settings ?? {};
  const pages = new Map<string, readonly string[]>();
  for (const { paths, anchors } of fixedPages)
    for (const address of paths) pages.set(address, anchors);
  const booksAt = bookingPage(booking?.url, filesOf("Booking").length > 0);
  if (booksAt !== ownBookingPage) pages.delete(ownBookingPage);
  for (const { typeName, pages: kind } of contentTypes) {
    // Links to a page that the law asks for are right even while its file is missing.
    const names = [...filesOf(typeName).flatMap((file) => file.names), ...(kind?.required ?? [])];
    for (const name of names) if (kind) pages.set(kind.prefix + name, kind.anchors);
  }
  const { moved = [] } = redirects.safeParse(filesOf("Redirects")[0]?.data).data ?? {};
  return {
    ...content,
    url,
    settings,
    pages,
    moved: new Map(moved.map(({ from, to }) => [from, to])),
  };
}

/** Judges where a link leads; undefined when it is right. */
export function linkFault(target: string, facts: SiteFacts): string | undefined {
  const filled = fillPlaceholders(target, facts.settings ?? {});
  const isWhole = /^(?:\/(?!\/)|#|\{\{|https?:\/\/|mailto:|tel:)\S*$/.test(filled);
  if (isWhole && !facts.settings && filled.includes("{{")) return undefined;
  // In a shared text a section is that of the page itself, else of the home page.
  const url = isWhole ? attempt(() => new URL(filled, facts.url)) : undefined;
  const { protocol, hostname = "", pathname = "", hash = "" } = url ?? {};
  if (protocol === "mailto:" && isEmail(pathname)) return undefined;
  if (protocol === "tel:" && isPhone(pathname) && !/\+.*\(0\)/.test(pathname)) return undefined;
  const own = new URL(facts.url).hostname.replace(/^www\./, "");
  const isOwn = hostname.replace(/^www\./, "") === own;
  if (/^https?:/.test(filled) && !isOwn && /^[\w-]+(\.[\w-]+)+$/.test(hostname)) return undefined;
  const known = [...facts.pages.keys()];
  if (!isOwn)
    return `Un lien vers « ${target} ». ${didYouMean(`/${target}`, known)}Commencez par / pour une page du site, par # pour une section, ou écrivez une adresse complète, sans espace : https://www.exemple.fr/page, mailto:nom@exemple.fr ou tel:+33199004720.`;
  const anchors = facts.pages.get(pathname);
  if (anchors && target.includes("#") && !anchors.includes(hash.slice(1)))
    return `Un lien vers « ${target} », une section qui n'existe pas. Retirez la partie #, ou choisissez une section de cette page : ${anchors.map((name) => `#${name}`).join(", ") || "aucune"}.`;
  const file = path.join(facts.contentDir, "../static", pathname);
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
  if (anchors || isFile || MADE.test(pathname)) return undefined;
  const moved = facts.moved.get(pathname);
  if (moved && !linkFault(moved, { ...facts, moved: new Map() }))
    return `Un lien vers « ${target} », une page qui a déménagé. Écrivez la nouvelle adresse : ${moved}.`;
  return `Un lien vers « ${target} », une page qui n'existe pas. ${didYouMean(unescape(pathname).replace(/\.html?$/, ""), known)}Corrigez l'adresse, ou retirez le lien si la page a été supprimée.`;
}

/** What a link may lead to beside the pages and the files of `static/`. */
const MADE =
  /^\/(?:merci|robots\.txt|sitemap[\w-]*\.xml|llms[\w-]*\.txt|[\w-]+\.webmanifest|_headers|_redirects)$/;

/** Judges an address that the site should no longer have: a link to it has to be wrong. */
export const oldAddressFault = (from: string, facts: SiteFacts) =>
  linkFault(from.replace(/\.(?:html|md)$/, ""), facts)
    ? undefined
    : `« ${from} », une adresse dont le site se sert. Retirez cette redirection, ou supprimez d'abord la page.`;

/** Judges the name of an entry of another kind; undefined when there is one. */
export function relationFault(slug: string, { files }: SiteFacts, { schema }: Field) {
  const entries = files.filter(({ type }) => type.typeName === schema.to);
  if (entries.some(({ names }) => names.includes(slug))) return undefined;
  const known = entries.map(({ name }) => name);
  return `« ${slug} », qui n'existe pas. ${oneOf(slug, known)} Ou retirez cette ligne.`;
}
