import { brotliCompressSync } from "node:zlib";

/** Size in bytes once compressed as the host does at best. */
export const brotliSize = (content: Buffer | string) =>
  brotliCompressSync(Buffer.from(content)).length;

/** Bytes in brotli that a page would have less without its inline scripts. */
export const inlineScripts = (html: string) =>
  brotliSize(html) -
  brotliSize(html.replace(/<script(?! type="application)[\s\S]*?<\/script>/g, ""));
