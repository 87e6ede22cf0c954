import { runPage } from "./page";
import { provide, provideIntersections } from "./provide.fixture";

let isPhone = true;
let near: ReturnType<typeof provideIntersections>;
const startIsland = jest.fn();
let load: jest.Mock;

/** Waits until what was loaded has been started. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  startIsland.mockClear();
  load = jest.fn(async () => ({ startIsland }));
  isPhone = true;
  provide(window, "matchMedia", () => ({ matches: isPhone, addEventListener: () => {} }));
  provide(performance, "getEntriesByType", () => []);
  near = provideIntersections();
  document.body = document.createElement("body");
  document.body.innerHTML = `
    <button data-toggle aria-pressed="false"></button>
    <ul data-scrolls-on-phones tabindex="0"></ul>
    <div data-island="carousel"><a href="#a">Slide</a></div>
    <form data-island="lead-form"><input /></form>`;
});

const place = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const carousel = () => place("[data-island=carousel]");

it("loads nothing before a part of the page is used, and then starts that part, once", async () => {
  runPage(load);
  place("button").click();
  dispatchEvent(new Event("pointermove"));
  expect(load).not.toHaveBeenCalled();
  place("input").focus();
  place("input").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await settled();
  expect(startIsland.mock.calls).toEqual([[place("form")]]);
});

it("tries again at the next use when the files did not come", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  runPage(load);
  place("input").focus();
  await settled();
  expect(startIsland).not.toHaveBeenCalled();
  place("input").dispatchEvent(new Event("keydown", { bubbles: true }));
  await settled();
  expect(startIsland).toHaveBeenCalledTimes(1);
});

it("starts a carousel that comes near on a phone whose visitor has scrolled", async () => {
  runPage(load);
  near.come(carousel());
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event("scroll"));
  near.come(carousel());
  await settled();
  expect(startIsland.mock.calls).toEqual([[carousel()]]);
});

it("starts none on a wide screen, where the list that scrolls on phones takes no key", async () => {
  isPhone = false;
  runPage(load);
  dispatchEvent(new Event("scroll"));
  near.come(carousel());
  place("[data-island=carousel] a").focus();
  expect(load).not.toHaveBeenCalled();
  expect(place("ul").hasAttribute("tabindex")).toBe(false);
});

it("flips a button that says whether it is pressed", () => {
  runPage(load);
  place("[data-toggle]").click();
  expect(place("[data-toggle]").getAttribute("aria-pressed")).toBe("true");
});

it("logs the path of a page that does not exist", () => {
  const log = jest.spyOn(console, "error").mockReturnValue();
  document.body.innerHTML = "<p data-missing-page></p>";
  history.replaceState(null, "", "/nulle-part");
  runPage(load);
  expect(log).toHaveBeenCalledWith("404: no page at", "/nulle-part");
  log.mockRestore();
});

it("does so only once a page that the browser has prepared is shown", () => {
  const log = jest.spyOn(console, "error").mockReturnValue();
  provide(document, "prerendering" as keyof Document, true);
  document.body.innerHTML = "<p data-missing-page></p>";
  runPage(load);
  expect(log).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(log).toHaveBeenCalledTimes(1);
  provide(document, "prerendering" as keyof Document, false);
  log.mockRestore();
});
