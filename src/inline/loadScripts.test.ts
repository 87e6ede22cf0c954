import { preloadScripts, runScripts } from "./loadScripts";

const FILES = ["/runtime.js", "/app.js"];

beforeEach(() => (document.head.innerHTML = ""));

it("fetches files without running them", () => {
  preloadScripts(FILES);
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload]")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(FILES);
  expect(document.scripts).toHaveLength(0);
});

it("runs files in their order, whichever arrives first", () => {
  runScripts(FILES);
  const scripts = [...document.scripts];
  expect(scripts.map((script) => script.getAttribute("src"))).toEqual(FILES);
  expect(scripts.map(({ async }) => async)).toEqual([false, false]);
});
