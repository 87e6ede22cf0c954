import { hashSource, type InlineCode } from "./inlineCode";

const policy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");

const hashes = (texts: string[]) => [...new Set(texts.map(hashSource))];

/**
 * Policy of one page: everything from the site itself, and just the inline code that the page has. Style
 * attributes are allowed: they carry no code, and gatsby-plugin-image and React need them. So is an empty
 * style element, which Emotion fills by `insertRule`.
 */
export const pagePolicy = ({ scripts, styles }: InlineCode) =>
  policy({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts)],
    "style-src-elem": ["'self'", ...hashes([...styles, ""])],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });

/** The same policy for a `<meta>` element, where `frame-ancestors` has no meaning. */
export const metaPolicy = (code: InlineCode) =>
  pagePolicy(code).replace("; frame-ancestors 'none'", "");

/** Where the content editor keeps and reads what it edits. */
const FORGES = ["https://api.github.com", "https://gitlab.com"];

/** What `/admin` may do. */
const admin = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:", "https://*.githubusercontent.com", "https://gitlab.com"],
  "media-src": ["'self'", "blob:"],
  "font-src": ["'self'", "data:"],
  "frame-src": ["blob:"],
  "worker-src": ["'self'", "blob:"],
  "connect-src": ["'self'", "data:", "blob:", ...FORGES],
  "manifest-src": ["'self'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
};

/**
 * Policy of `/admin`, for Sveltia CMS: it writes style elements at run time, previews files as `blob:`
 * and talks to the forge that holds the content.
 */
export const adminPolicy = policy(admin);

/**
 * Policy of every address, which is the only one that a host sends with an unknown address: the 404 page
 * narrows it by the policy in its own HTML. It allows whatever one of the other policies allows, since
 * a host that joins the values of several rules has the browser enforce all of them.
 */
export const commonPolicy = policy({ ...admin, "script-src": ["'self'", "'unsafe-inline'"] });
