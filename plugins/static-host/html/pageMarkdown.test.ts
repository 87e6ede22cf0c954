import { pageMarkdown } from "./pageMarkdown";

const URL = "https://www.cresca.example/services/seo";

const markdown = (main: string, title = "SEO") =>
  pageMarkdown(
    `<nav>Menu</nav><main id="contenu">${main}</main><footer><address>Paris</address>2025</footer>`,
    { title, summary: "Être trouvé." },
    URL,
  );

it("begins with what the page is, and ends with where the agency is", () => {
  expect(markdown("<p>a</p>", 'Le "SEO"')).toBe(
    `---\ntitle: "Le \\"SEO\\""\ndescription: "Être trouvé."\nurl: ${URL}\nlang: fr\n---\n\na\n\nParis\n`,
  );
});

it.each([
  ["a heading", "<h1>Vu *partout*</h1>", "# Vu \\*partout\\*"],
  [
    "a card",
    "<ul><li><svg></svg><h3>Tri</h3><p>Nous lisons.</p></li></ul>",
    "### Tri\n\nNous lisons.",
  ],
  [
    "a question",
    "<details><summary>Quand ?<svg></svg></summary><p>Demain.</p></details>",
    "### Quand ?\n\nDemain.",
  ],
  ["a figure", "<dl><div><dt>clients</dt><dd>50+</dd></div></dl>", "**clients** 50+"],
  [
    "what only a style keeps apart",
    "<p><b>Jour 5</b><span>L’audit</span></p>",
    "**Jour 5** L’audit",
  ],
  ["a logo", '<ul><li><img alt="Logo de Pierreval"></li></ul>', "-   Logo de Pierreval"],
  ["a testimonial", "<figure><blockquote><p>Utile.</p></blockquote></figure>", "> Utile."],
  ["a link to a section", '<p><a href="#contact">a</a></p>', `[a](${URL}#contact)`],
  ["a link to a page", '<p><a href="/b">a</a></p>', "[a](https://www.cresca.example/b)"],
  ["a telephone number", '<p><a href="tel:0199">a</a></p>', "[a](tel:0199)"],
  [
    "no menu, form, example or repetition",
    '<p>a</p><nav>b</nav><form>c</form><figure>d</figure><ul aria-hidden="true"><li>e</li></ul>',
    "a",
  ],
])("writes %s", (_, main, expected) => {
  expect(markdown(main)).toContain(`---\n\n${expected}\n\nParis`);
});
