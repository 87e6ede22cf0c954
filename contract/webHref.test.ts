import { webHref } from "./webHref";

it("links to the web and to nothing else", () => {
  expect(webHref("https://société.fr/à")).toMatch(/^https:\/\/xn--/);
  expect(webHref("http://exemple.fr")).toBe("http://exemple.fr/");
  for (const typed of [
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "exemple.fr",
    "",
  ])
    expect(webHref(typed)).toBeUndefined();
});
