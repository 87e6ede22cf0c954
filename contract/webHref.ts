import { parseUrl } from "./parseUrl";

/** What a visitor typed, as the target of a link: its address on the web, or undefined for everything else (`javascript:`). */
export const webHref = (typed: string) => {
  const url = parseUrl(typed);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
};
