import { eagerPictures } from "./eagerPictures";
import { provide } from "./provide.fixture";

let isPhone: boolean;
let spent: number;
let isLoaded: boolean;

beforeEach(() => {
  [isPhone, spent, isLoaded] = [false, 0, true];
  document.body.innerHTML = "<img /><img /><img />";
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList;
  const picture = () =>
    ({ initiatorType: "img", transferSize: spent }) satisfies Partial<PerformanceResourceTiming>;
  provide(performance, "getEntriesByType", () => [picture()]);
  HTMLImageElement.prototype.decode = () => {
    spent += 70_000;
    return Promise.resolve();
  };
  jest
    .spyOn(document, "readyState", "get")
    .mockImplementation(() => (isLoaded ? "complete" : "loading"));
});

afterEach(() => {
  delete (navigator as { connection?: unknown }).connection;
  jest.restoreAllMocks();
});

/** Lets a frame pass, and what waits for it start. */
const frame = async () => {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await settle();
};

/** Lets the promises settle that one picture after the other waits for. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Which pictures are fetched, in their order; jsdom does not know the property, so it has no value before. */
const fetched = () => [...document.images].map(({ loading }) => loading === "eager");

it("fetches all pictures of a wide screen at once, after a frame", async () => {
  eagerPictures();
  expect(fetched()).not.toContain(true);
  await frame();
  expect(fetched()).toEqual([true, true, true]);
});

it("waits until the page has loaded", async () => {
  isLoaded = false;
  eagerPictures();
  await frame();
  expect(fetched()).not.toContain(true);
  window.dispatchEvent(new Event("load"));
  await frame();
  expect(fetched()).not.toContain(false);
});

it("fetches them on a phone one after the other, until the budget is spent", async () => {
  isPhone = true;
  eagerPictures();
  await frame();
  expect(fetched()).toEqual([true, true, false]);
});

it("fetches none for a visitor who saves data", async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  eagerPictures();
  await frame();
  expect(fetched()).not.toContain(true);
});
