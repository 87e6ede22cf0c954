import { measureVisit } from "./measureVisit";
import { provide } from "./provide.fixture";

type Notify = (list: { getEntries: () => Pick<PerformanceEntry, "startTime">[] }) => void;
type File = Pick<PerformanceResourceTiming, "name" | "transferSize" | "encodedBodySize">;

const observers = new Map<string, Notify>();
let visit: File & { loadEventEnd: number };
let activationStart: number;

beforeEach(() => {
  activationStart = 0;
  const origin = location.origin;
  visit = { name: origin, transferSize: 10_240, encodedBodySize: 10_000, loadEventEnd: 800 };
  const files: File[] = [
    // From the browser's cache: nothing was transferred.
    { name: `${origin}/font.woff2`, transferSize: 0, encodedBodySize: 20_480 },
    { name: "https://elsewhere.example/a.js", transferSize: 1024, encodedBodySize: 1000 },
  ];
  provide(performance, "getEntriesByType", (kind: string) =>
    kind === "navigation" ? [{ ...visit, activationStart }] : files,
  );
  class Observer {
    constructor(private readonly notify: Notify) {}
    observe = ({ type = "" }: PerformanceObserverInit) => observers.set(type, this.notify);
  }
  provide(window, "PerformanceObserver", Observer);
  document.body.innerHTML = `<section data-proof="">${[
    "weight",
    "requests",
    "thirdParties",
    "cookies",
    "load",
    "paint",
  ]
    .map((name) => `<b data-measure="${name}"></b>`)
    .join("")}</section>`;
});

const said = (name: string) => document.querySelector(`[data-measure=${name}]`)?.textContent;
const paint = (startTime: number) =>
  observers.get("largest-contentful-paint")?.({ getEntries: () => [{ startTime }] });

it("says what the visit cost, with what the browser's cache held", () => {
  measureVisit();
  expect(["weight", "requests", "thirdParties", "cookies"].map(said)).toEqual([
    "31\u00a0Ko",
    "3",
    "1",
    "0",
  ]);
  // The browser has not told the paint.
  expect(said("load")).toBe("");
});

it("counts from the moment at which a prerendered page was shown", () => {
  activationStart = 300;
  measureVisit();
  paint(450);
  expect([said("load"), said("paint")]).toEqual(["0,35\u00a0s", "0,15\u00a0s"]);
});

it("says what the rest took to load after the paint, if anything", () => {
  measureVisit();
  paint(600);
  expect(said("load")).toBe("0,2\u00a0s");
  paint(1_200);
  expect(said("load")).toBe("0\u00a0s");
});

it("leaves out what comes into view by scrolling", () => {
  measureVisit();
  paint(400);
  const scroll = new Event("scroll");
  Object.defineProperty(scroll, "timeStamp", { value: 900 });
  window.dispatchEvent(scroll);
  paint(1_500);
  expect(said("paint")).toBe("0,4\u00a0s");
});

it("does nothing on a page without the section", () => {
  document.body.innerHTML = "";
  observers.clear();
  measureVisit();
  expect(observers.size).toBe(0);
});
