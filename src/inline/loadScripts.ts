const append = <Name extends "script" | "link">(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => document.head.append(Object.assign(document.createElement(name), properties));

/** Fetches script files without running them. */
export const preloadScripts = (files: readonly string[]) => {
  for (const href of files) append("link", { rel: "preload", as: "script", href });
};

/** Runs script files one after the other. */
export const runScripts = (files: readonly string[]) => {
  for (const src of files) append("script", { src, async: false });
};
