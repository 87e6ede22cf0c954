import { brotliSize } from "./pages";

const PARTS = {
  styles: /<style[\s\S]*?<\/style>/g,
  scripts: /<script(?! type="application)[\s\S]*?<\/script>/g,
  drawings: /<svg[\s\S]*?<\/svg>/g,
};

/** Bytes of a page in brotli, and how many less it would have without each kind of inline part. */
export const inlineWeight = (html: string) => {
  const whole = brotliSize(html);
  const saved = (pattern: RegExp) => whole - brotliSize(html.replace(pattern, ""));
  return {
    whole,
    styles: saved(PARTS.styles),
    scripts: saved(PARTS.scripts),
    drawings: saved(PARTS.drawings),
  };
};
