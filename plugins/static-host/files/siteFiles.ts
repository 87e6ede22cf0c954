import { escapeHtml } from "../../../contract/escapeHtml";
import type { Site } from "../../content-model/pages/page";

type Settings = Site["settings"];

const DAY = 24 * 60 * 60 * 1000;

/** `sitemap.xml`: https://www.sitemaps.org/protocol.html */
export const sitemap = (urls: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `<url><loc>${escapeHtml(url)}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");

/** `robots.txt`: everything may be read, unless the deploy is not for search engines. */
export const robots = (siteUrl: string, indexable: boolean) =>
  indexable
    ? `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`
    : "User-agent: *\nDisallow: /\n";

/** `/.well-known/security.txt` (RFC 9116), valid for a year from the build. */
export const securityText = ({ url, contact }: Settings, now: Date) =>
  [
    `Contact: mailto:${contact.email}`,
    `Expires: ${new Date(now.getTime() + 364 * DAY).toISOString().replace(/\.\d+/, "")}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");

/** `manifest.webmanifest`: the site's name, colours and icons for a home screen. */
export const manifest = ({ brand }: Settings, colors: { light: string }) =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: "fr",
    start_url: "/",
    display: "browser",
    background_color: colors.light,
    theme_color: colors.light,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      {
        src: "/icon-maskable-512.png",
        type: "image/png",
        sizes: "512x512",
        purpose: "maskable",
      },
    ],
  });

/** The text of a `_redirects` file: https://docs.netlify.com/routing/redirects/ */
export const redirectsFile = (moved: readonly Pick<Queries.Redirect, "from" | "to" | "status">[]) =>
  moved.map(({ from, to, status }) => `${from} ${to} ${status ?? 301}\n`).join("");

/**
 * Whether search engines may list this deploy: on the host, production only; a build made elsewhere is
 * without CONTEXT and counts as production.
 */
export const isIndexable = ({ CONTEXT }: NodeJS.ProcessEnv) => !CONTEXT || CONTEXT === "production";
