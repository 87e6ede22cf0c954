import { existsSync } from "node:fs";
import path from "node:path";
import { bookingPage, ownBookingPage } from "../../../contract/bookingPage";
import { fixedPages } from "../pages/sitePages";
import { contentTypes } from "../types/contentTypes";
import { isEmail, isPhone } from "../types/forms";
import { attempt, didYouMean } from "./problem";
import type { readContent } from "./readContent";

/** What the checks of one file need to know of all the others. */
export type SiteFacts = ReturnType<typeof siteFacts>;

/** Gathers the files, the site's origin, the addresses of its pages with the sections of each, and where old ones lead. */
export function siteFacts(content: ReturnType<typeof readContent>) {
  const filesOf = (name: string) => content.files.filter(({ type }) => type.typeName === name);
  const site = filesOf("SiteSettings")[0]?.places;
  const address = /^https?:\/\/[\w.-]+/.exec(site?.get("url")?.typed ?? "");
  const { origin } = new URL(address?.[0] ?? "https://site.invalid");
  const pages = new Map<string, readonly string[]>();
  for (const { paths, anchors } of fixedPages)
    for (const address of paths) pages.set(address, anchors);
  const booksAt = bookingPage(site?.get("booking.url")?.typed, filesOf("Booking").length > 0);
  if (booksAt !== ownBookingPage) pages.delete(ownBookingPage);
  for (const { typeName, pages: kind } of contentTypes) {
    const entries = filesOf(typeName);
    // Links to a page that the law asks for are right even while its file is missing.
    const names = [...entries.flatMap((file) => file.names), ...(kind?.required ?? [])];
    for (const name of kind ? names : []) pages.set(`${kind?.prefix}${name}`, kind?.anchors ?? []);
  }
  const redirects = filesOf("Redirects")[0]?.places;
  const moved = new Map<string, string>();
  for (const [name, { typed }] of redirects ?? [])
    if (name.endsWith(".from"))
      moved.set(typed, redirects?.get(name.replace(/from$/, "to"))?.typed ?? "");
  return { ...content, origin, pages, moved };
}

const FORMS =
  "Commencez par / pour une page du site, par # pour une section, ou écrivez une adresse complète, sans espace : https://www.exemple.fr/page, mailto:nom@exemple.fr ou tel:+33199004720.";

/** Judges where a link leads; undefined when it is right. */
export function linkFault(target: string, facts: SiteFacts): string | undefined {
  const isWhole = /^(?:\/(?!\/)|#|\{\{|https?:\/\/|mailto:|tel:)\S*$/.test(target);
  if (isWhole && target.includes("{{")) return undefined;
  // In a shared text a section is that of the page itself, else of the home page.
  const url = isWhole ? attempt(() => new URL(target, facts.origin)) : undefined;
  const { protocol, hostname = "", pathname = "", hash = "" } = url ?? {};
  if (protocol === "mailto:" && isEmail(pathname)) return undefined;
  if (protocol === "tel:" && isPhone(pathname)) return undefined;
  const isOwn = bare(hostname) === bare(new URL(facts.origin).hostname);
  const isWeb = protocol === "https:" || protocol === "http:";
  if (isWeb && !isOwn && /^[\w-]+(\.[\w-]+)+$/.test(hostname)) return undefined;
  const known = [...facts.pages.keys()];
  if (!isOwn) return `Un lien vers « ${target} ». ${didYouMean(`/${target}`, known)}${FORMS}`;
  const anchors = facts.pages.get(pathname);
  if (anchors && target.includes("#") && !anchors.includes(hash.slice(1)))
    return `Un lien vers « ${target} », une section qui n'existe pas. Retirez la partie #, ou choisissez une section de cette page : ${anchors.map((name) => `#${name}`).join(", ") || "aucune"}.`;
  if (anchors || isSiteFile(pathname, facts)) return undefined;
  const moved = facts.moved.get(pathname);
  if (moved && !facts.moved.has(moved))
    return `Un lien vers « ${target} », une page qui a déménagé. Écrivez la nouvelle adresse : ${moved}.`;
  const meant = didYouMean(pathname.replace(/\.html?$/, ""), known);
  return `Un lien vers « ${target} », une page qui n'existe pas. ${meant}Corrigez l'adresse, ou retirez le lien si la page a été supprimée.`;
}

const bare = (hostname: string) => hostname.replace(/^www\./, "");

/** What is there beside the listed pages and their Markdown: the page of thanks, files that the build makes. */
const MADE =
  /^\/(?:merci|robots\.txt|sitemap[\w-]*\.xml|llms[\w-]*\.txt|[\w-]+\.webmanifest|_headers|_redirects)$/;

/** Addresses that no entry may take, and no redirect leave. */
const RESERVED =
  /^\/(?:merci|admin|\.netlify|404|index|static|social|islands|page-data|sitemap|robots|llms)(?:[./]|$)/;

const isSiteFile = (address: string, { contentDir }: SiteFacts) =>
  MADE.test(address) || existsSync(path.join(contentDir, "../static", address));

/** Whether an address of one part is that of something else than an entry. */
export const isTaken = (address: string) =>
  RESERVED.test(address) ||
  fixedPages.some(({ paths }) => paths.includes(address)) ||
  contentTypes.some(({ pages }) => pages?.prefix === `${address}/`);

/** Judges an address that the site should no longer have; undefined when it is right. */
export function oldAddressFault(from: string, facts: SiteFacts): string | undefined {
  const isPage = facts.pages.has(from.replace(/\.(?:html|md)$/, ""));
  if (!isPage && !RESERVED.test(from) && !isSiteFile(from, facts)) return undefined;
  return `« ${from} », une adresse dont le site se sert. Retirez cette redirection, ou supprimez d'abord la page.`;
}
