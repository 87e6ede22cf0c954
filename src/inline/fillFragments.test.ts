import { fillFragments } from "./fillFragments";
import { provide, provideIntersections } from "./provide.fixture";

// What it asks for, and when, is seen in a browser: e2e/booking.spec.ts.

let near: ReturnType<typeof provideIntersections>;
let answer: Pick<Response, "text"> & { ok: boolean };
const asked: URL[] = [];

beforeEach(() => {
  asked.length = 0;
  answer = { ok: true, text: () => Promise.resolve("<a href='/slot' class='new'>14 h</a>") };
  history.replaceState(null, "", "/rendez-vous");
  document.body.innerHTML =
    '<div data-fragment="/slots?fragment=form"><a href="/rendez-vous" class="old"></a></div>';
  provide(window, "fetch", (address: URL) => {
    asked.push(address);
    return Promise.resolve(answer);
  });
  near = provideIntersections();
  fillFragments();
});

const place = () => document.querySelector<HTMLElement>("div")!;

const comeNear = async () => {
  near.come(place());
  await new Promise((resolve) => setTimeout(resolve));
};

it("fills a place with what the server answers, and sends it the visitor's time zone", async () => {
  await comeNear();
  expect(asked[0]?.searchParams.get("fragment")).toBe("form");
  expect(asked[0]?.searchParams.get("zone")).toMatch(/^\w+/);
  expect(place().querySelector(".new")).not.toBeNull();
  expect(place().dataset.fragment).toBeUndefined();
});

it("fills a place once", async () => {
  await comeNear();
  await comeNear();
  expect(asked.map(({ pathname }) => pathname)).toEqual(["/slots"]);
});

it("leaves what stood there when the server refuses", async () => {
  answer.ok = false;
  await comeNear();
  expect(place().querySelector(".old")).not.toBeNull();
});

it("takes nothing away from under a visitor's focus", async () => {
  document.querySelector<HTMLElement>(".old")!.focus();
  await comeNear();
  expect(place().querySelector(".old")).toBe(document.activeElement);
});
