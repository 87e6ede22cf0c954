import { join } from "node:path";

import { parseAllHeaders } from "netlify-headers-parser";
import { parseAllRedirects } from "netlify-redirect-parser";

/** What `_headers`, `_redirects` and netlify.toml say, read by the host's own parsers. */
export type HostRules = Awaited<ReturnType<typeof readHostRules>>;

interface RedirectRule {
  path: string;
  to: string;
  status: number;
  force: boolean;
}

/** Reads the rules of a built site. A rule with a mistake is an error, as it is on the host. */
export async function readHostRules(publicDir: string, configPath: string) {
  const headers = await parseAllHeaders({
    headersFiles: [join(publicDir, "_headers")] as never[],
    netlifyConfigPath: configPath,
  });
  const redirects = await parseAllRedirects({
    redirectsFiles: [join(publicDir, "_redirects")],
    netlifyConfigPath: configPath,
    configRedirects: [],
    minimal: false,
  });
  const errors = [...headers.errors, ...redirects.errors].map(String);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  const rules = (redirects.redirects as RedirectRule[]).map((rule) => ({
    ...rule,
    pattern: patternOf(rule.path),
  }));

  return {
    /** Response headers of a path, as it was asked for. */
    headersFor(path: string) {
      const matching = headers.headers.filter(({ forRegExp }) => forRegExp?.test(path));
      return Object.assign({}, ...matching.map(({ values }) => values)) as Record<string, string>;
    },
    /** The redirect or rewrite of a path. `forced` rules win over files that exist. */
    redirectFor(path: string, forced: boolean) {
      for (const { pattern, to, status, force } of rules) {
        const match = force === forced ? pattern.exec(path) : null;
        if (!match) continue;
        const target = to.replace(/:(\w+)/g, (all, name: string) => match.groups?.[name] ?? all);
        return { to: target, status };
      }
      return undefined;
    },
  };
}

/** `/a/:b/*` as a regular expression with the groups `b` and `splat`. */
function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\/:(\w+)/g, "/(?<$1>[^/]+)")
    .replace(/\/\*$/, "(?:/(?<splat>.*))?");
  return new RegExp(`^${source}/?$`);
}
