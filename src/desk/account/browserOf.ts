/** Browsers and systems by what their description contains; the first that fits, as most claim to be others too. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Macintosh", "Mac"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

const nameIn = (agent: string, names: readonly (readonly [string, string])[]) =>
  names.find(([mark]) => agent.includes(mark))?.[1];

/** Browser and system of a `User-Agent`, as far as it is plain. */
export const browserOf = (agent: string) => ({
  browser: nameIn(agent, BROWSERS),
  system: nameIn(agent, SYSTEMS),
});
