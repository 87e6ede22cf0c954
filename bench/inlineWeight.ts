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
  // Compressing takes long: only what is asked for is measured.
  return {
    whole,
    get styles() {
      return saved(PARTS.styles);
    },
    get scripts() {
      return saved(PARTS.scripts);
    },
    get drawings() {
      return saved(PARTS.drawings);
    },
  };
};
