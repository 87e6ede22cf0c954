/** @jest-environment node */
import { contentTypeOf } from "../types/contentTypes";
import { parseContentFile } from "./contentFile";
import { checkShape } from "./shape";
import { siteFacts } from "./siteFacts";
import { checkValues } from "./values";

const pages = new Map(
  ["/", "/merci", "/services/google-ads", "/services/seo-geo"].map((page) => [page, ["contact"]]),
);

/** What is said of some redirects, written as "/from /to"; the first word on each. */
const problemsOf = (...redirects: string[]) => {
  const lines = redirects.map((redirect) => {
    const [from, to] = redirect.split(" ");
    return `  - from: ${from}\n    to: ${to}\n`;
  });
  const type = contentTypeOf("redirects.yaml");
  if (!type) throw new Error("Redirects have no place in the content.");
  const file = parseContentFile("content/redirects.yaml", `moved:\n${lines.join("")}`, type);
  const origin = "https://www.cresca.example";
  const slugs = new Map([["Service", new Set(["google-ads"])]]);
  const facts = { ...siteFacts([file], [], "content"), slugs, pages, origin };
  checkShape(file);
  checkValues(file, facts);
  const found = new Map<string, string>();
  for (const problem of file.problems) {
    if (!found.has(problem.field)) found.set(problem.field, problem.found);
  }
  return [...found].map(([field, text]) => `${field}: ${text}`).sort();
};

it("accepts a moved page, with or without a section, and another site", () => {
  expect(
    problemsOf("/rdv /#contact", "/offre/ads /services/google-ads", "/blog https://exemple.fr/b"),
  ).toEqual([]);
});

it("finds a loop", () => {
  expect(problemsOf("/a /b", "/b /a")).toEqual([
    "moved[1].to: un lien vers « /b », une page qui n'existe pas",
    "moved[2].to: un lien vers « /a », une page qui n'existe pas",
  ]);
});

it("finds a detour", () => {
  expect(problemsOf("/a /b", "/b /services/seo-geo")).toEqual([
    "moved[1].to: un lien vers « /b », une page qui a déménagé",
  ]);
});

it("finds a target that does not exist", () => {
  expect(problemsOf("/a /services/nulle-part")).toEqual([
    "moved[1].to: un lien vers « /services/nulle-part », une page qui n'existe pas",
  ]);
});

it("finds an old address that a page or the site itself uses", () => {
  expect(problemsOf("/services/seo-geo /", "/admin/x /", "/favicon.svg /")).toEqual([
    "moved[1].from: « /services/seo-geo », une adresse dont le site se sert",
    "moved[2].from: « /admin/x », une adresse dont le site se sert",
    "moved[3].from: « /favicon.svg », une adresse dont le site se sert",
  ]);
});

it("finds an address that is no path, has a final slash or comes twice", () => {
  expect(problemsOf("https://a.fr/b /", "/a/ /", "/b /", "/b /merci")).toEqual([
    "moved[1].from: « https://a.fr/b »",
    "moved[2].from: « /a/ »",
    "moved[4].from: « /b »",
  ]);
});

it("finds an old address that is a file of the site or of a page", () => {
  const taken = ["/robots.txt", "/sitemap.xml", "/llms.txt", "/404", "/services/seo-geo.html"];
  const problems = problemsOf(...[...taken, "/services/seo-geo.md"].map((from) => `${from} /`));
  expect(problems).toHaveLength(6);
});

it("finds a target that is no page: a section alone, an e-mail, a number", () => {
  expect(problemsOf('/a "#contact"', "/b mailto:a@b.fr", "/c tel:0199004720")).toEqual([
    "moved[1].to: « #contact »",
    "moved[2].to: « mailto:a@b.fr »",
    "moved[3].to: « tel:0199004720 »",
  ]);
});

it("follows the site's own full addresses", () => {
  expect(
    problemsOf("/a https://www.cresca.example/a", "/b https://www.cresca.example/nulle-part"),
  ).toEqual([
    "moved[1].to: un lien vers « https://www.cresca.example/a », une page qui a déménagé",
    "moved[2].to: un lien vers « https://www.cresca.example/nulle-part », une page qui n'existe pas",
  ]);
});
