import { pageFile } from "../../../contract/pageAddresses";
import { ISLANDS_FOLDER } from "../html/pageScript";
import { adminPolicy, commonPolicy } from "../html/contentSecurityPolicy";

/** Headers by path pattern of the host. */
export type HeaderRules = [path: string, headers: Record<string, string>][];

const IMMUTABLE = { "Cache-Control": "public, max-age=31536000, immutable" };
const A_DAY = { "Cache-Control": "public, max-age=86400" };

/** Functions of the browser that no page of the site uses. */
const UNUSED = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"];

/**
 * Headers of everything. When several rules match, hosts differ in whether they join the values or keep one of
 * them, so none of these headers is repeated in a more exact rule, except the policy, which is right either way.
 */
const everywhere: Record<string, string> = {
  "Content-Security-Policy": commonPolicy,
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": UNUSED.map((name) => `${name}=()`).join(", "),
  "Cross-Origin-Resource-Policy": "same-origin",
};

type Site = {
  /** Content security policy of each page, by its path. */
  policies: ReadonlyMap<string, string>;
  /** Address of the page that each Markdown file repeats, by its path. */
  alternates: ReadonlyMap<string, string>;
};

/** All headers of the site, for the host. */
export const hostHeaders = ({ policies, alternates }: Site): HeaderRules => [
  ["/*", everywhere],
  ...[...policies].flatMap(([path, policy]): HeaderRules => {
    const headers = {
      "Content-Security-Policy": policy,
      "Cross-Origin-Opener-Policy": "same-origin",
    };
    // The host answers at the name of the file and without its ending.
    const address = path.replace(/\.html$/, "");
    return [
      [address, headers],
      [pageFile(path), headers],
    ];
  }),
  [
    "/admin/*",
    {
      "Content-Security-Policy": adminPolicy,
      // Signing in opens a window that must be able to answer.
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    },
  ],
  ...[...alternates].map(([path, page]): HeaderRules[number] => [
    path,
    { "Content-Type": "text/markdown; charset=utf-8", Link: `<${page}>; rel="canonical"` },
  ]),
  ["/llms.txt", { "Content-Type": "text/plain; charset=utf-8" }],
  ["/manifest.webmanifest", { "Content-Type": "application/manifest+json" }],
  ["/static/*", IMMUTABLE],
  [`/${ISLANDS_FOLDER}/*`, IMMUTABLE],
  ["/social/*", A_DAY],
];

/** The text of a `_headers` file: https://docs.netlify.com/routing/headers/ */
export const headersFile = (rules: HeaderRules) =>
  rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
    )
    .join("\n\n") + "\n";
