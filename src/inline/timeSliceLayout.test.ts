import { timeSliceLayout } from "./timeSliceLayout";

let frames: FrameRequestCallback[];
const nextFrame = () => frames.splice(0).forEach((callback) => callback(0));

const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>("section, footer")]
    .filter(({ style }) => style.contentVisibility === "visible")
    .map(({ id }) => id);

const open = (hash: string, type = "navigate") => {
  window.history.replaceState(null, "", hash || "/");
  const times = { entryType: "navigation", name: "", startTime: 0, duration: 0 };
  performance.getEntriesByType = () => [{ type, ...times, toJSON: () => times }];
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  timeSliceLayout();
};

beforeEach(() => {
  frames = [];
  window.requestAnimationFrame = (callback) => frames.push(callback);
  window.cancelAnimationFrame = () => frames.splice(0);
  document.body.innerHTML = `<main><section id="hero"></section><section id="services"></section><section id="contact"></section></main>
    <footer id="footer"><a href="#contact">Contact</a></footer><dialog></dialog>`;
});

it("leaves the first frame to the first section, then lays out one in a frame", () => {
  open("");
  expect(laidOut()).toEqual([]);
  nextFrame();
  nextFrame();
  expect(laidOut()).toEqual(["services"]);
  nextFrame();
  nextFrame();
  expect(laidOut()).toEqual(["services", "contact", "footer"]);
});

it("lays out all before a jump", () => {
  open("");
  document.querySelector("a")!.click();
  expect(laidOut()).toEqual(["services", "contact", "footer"]);
});

it.each([
  ["opens at a place", "#contact", "navigate"],
  ["is come back to", "", "back_forward"],
  ["is loaded again", "", "reload"],
])("lays out all of a page that %s", (_, hash, type) => {
  open(hash, type);
  expect(laidOut()).toEqual(["services", "contact", "footer"]);
});

describe("while a dialog is open", () => {
  const toggle = (newState: string) =>
    document
      .querySelector("dialog")!
      .dispatchEvent(Object.assign(new Event("beforetoggle"), { newState }));

  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ["requestAnimationFrame", "cancelAnimationFrame"] }),
  );
  afterEach(() => jest.useRealTimers());

  it("skips the sections, and lays them out one in a frame some time after it is closed", () => {
    open("#contact");
    toggle("open");
    nextFrame();
    nextFrame();
    expect(laidOut()).toEqual([]);
    toggle("closed");
    nextFrame();
    expect(laidOut()).toEqual([]);
    jest.runOnlyPendingTimers();
    expect(laidOut()).toEqual(["services"]);
    nextFrame();
    nextFrame();
    expect(laidOut()).toEqual(["services", "contact", "footer"]);
  });

  it("keeps skipping them when it opens again at once", () => {
    open("#contact");
    toggle("open");
    toggle("closed");
    toggle("open");
    jest.runOnlyPendingTimers();
    nextFrame();
    expect(laidOut()).toEqual([]);
  });

  it("does not skip what is in sight, although its time slice has not come", () => {
    open("");
    const services = document.getElementById("services")!;
    services.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 1, 1, 500);
    toggle("open");
    expect(laidOut()).toEqual(["services"]);
  });

  it.each([
    ["scroll", "open"],
    ["resize", "open"],
    ["scroll", "just closed"],
    ["resize", "just closed"],
  ])("lays out all on %s while it is %s, which may bring them into sight", (event, state) => {
    open("#contact");
    toggle("open");
    if (state !== "open") toggle("closed");
    window.dispatchEvent(new Event(event));
    expect(laidOut()).toEqual(["services", "contact", "footer"]);
  });

  it("lays out all before a jump from it", () => {
    open("#contact");
    toggle("open");
    document.querySelector("a")!.click();
    expect(laidOut()).toEqual(["services", "contact", "footer"]);
  });
});
