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
  provide(window, "matchMedia", () => ({ matches: isPhone }));
  near = provideIntersections();
  document.body = document.createElement("body");
  document.body.innerHTML = `
    <button></button>
    <div data-island="carousel"><a href="#a">Slide</a></div>
    <form data-island="lead-form"><input /></form>`;
});

const place = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const carousel = () => place("[data-island=carousel]");

it("loads nothing before a part of the page is used, and then starts that part", async () => {
  runPage(load);
  place("button").click();
  dispatchEvent(new Event("pointermove"));
  expect(load).not.toHaveBeenCalled();
  place("input").focus();
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

it("starts what comes near once the visitor has scrolled, carousels on a phone", async () => {
  runPage(load);
  near.come(carousel());
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event("scroll"));
  near.come(carousel());
  await settled();
  near.come(place("form"));
  await settled();
  expect(startIsland.mock.calls).toEqual([[carousel()], [place("form")]]);
});

it("starts no carousel on a wide screen", async () => {
  isPhone = false;
  runPage(load);
  dispatchEvent(new Event("scroll"));
  near.come(carousel());
  place("[data-island=carousel] a").focus();
  expect(load).not.toHaveBeenCalled();
});
