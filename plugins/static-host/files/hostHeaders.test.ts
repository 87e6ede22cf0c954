import { adminPolicy, commonPolicy, pagePolicy } from "../html/contentSecurityPolicy";
import { hostHeaders } from "./hostHeaders";

const site = {
  policies: new Map([["/", "home policy"]]),
  alternates: new Map([["/index.md", "https://www.cresca.example/"]]),
};

const directives = (policy: string) =>
  new Map(
    policy.split("; ").map((directive): [string, string[]] => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

it.each([
  ["a page", pagePolicy({ scripts: ["inline"], styles: ["inline"] })],
  ["the editor", adminPolicy],
])(
  "refuses by the policy of everything nothing that %s needs, on a host that joins both",
  (_, own) => {
    const common = directives(commonPolicy);
    for (const [name, sources] of directives(own)) {
      const allowed = common.get(name) ?? common.get(name.replace(/-(elem|attr)$/, "")) ?? [];
      const needed = sources.map((source) => source.replace(/^'sha256-.*/, "'unsafe-inline'"));
      expect([name, needed.filter((source) => !allowed.includes(source))]).toEqual([name, []]);
    }
  },
);

it("names no header but the policy both everywhere and in a more exact rule", () => {
  const rules = hostHeaders(site);
  const everywhere = new Map(rules).get("/*") ?? {};
  const exact = rules.filter(([path]) => path !== "/*");
  for (const [path, headers] of exact) {
    const twice = Object.keys(headers).filter((name) => name in everywhere);
    expect([path, twice.filter((name) => name !== "Content-Security-Policy")]).toEqual([path, []]);
  }
});
