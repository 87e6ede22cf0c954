import { INPUT_PAUSE, hydrateOnIntent } from "./hydrateOnIntent";

const FILES = ["/runtime.js", "/app.js"];

const files = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
const fetched = () => files("link[rel=preload]", "href");
const running = () => files("script", "src");

/** As a browser sends it; jsdom has no PointerEvent. */
const pointer = (name: string, pointerType: string, clientX = 0, target: EventTarget = window) =>
  target.dispatchEvent(
    Object.assign(new MouseEvent(name, { clientX, bubbles: true }), { pointerType }),
  );

const touch = (selector: string) => {
  const target = document.querySelector(selector)!;
  pointer("pointerdown", "touch", 0, target);
  target.dispatchEvent(new Event("click", { bubbles: true }));
};

let startNow: () => void;
const listeners: [string, EventListener][] = [];

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = "";
  document.body.innerHTML = "<summary></summary><form><input /></form><p data-start-near></p>";
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, "addEventListener").mockImplementation((name, listener, options) => {
    listeners.push([name, listener as EventListener]);
    add(name, listener, options);
  });
  startNow = hydrateOnIntent(FILES);
});

afterEach(() => {
  for (const [name, listener] of listeners.splice(0))
    window.removeEventListener(name, listener, { capture: true });
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it("loads nothing for a visitor who only reads", () => {
  jest.advanceTimersByTime(60_000);
  expect([...fetched(), ...running()]).toEqual([]);
});

it("does not take a pointer that rests on the page for intent", () => {
  pointer("pointermove", "mouse", 5);
  pointer("pointermove", "mouse", 5);
  jest.advanceTimersByTime(5000);
  expect(running()).toEqual([]);
  pointer("pointermove", "mouse", 6);
  jest.advanceTimersByTime(200);
  expect(running()).toEqual(FILES);
});

it("runs the files in their order, once, whatever follows", () => {
  window.dispatchEvent(new Event("keydown"));
  jest.advanceTimersByTime(200);
  window.dispatchEvent(new Event("click"));
  startNow();
  jest.advanceTimersByTime(40_000);
  expect(running()).toEqual(FILES);
});

it("fetches the files at the first touch of a carousel, and runs them once the visitor pauses", () => {
  touch("[data-start-near]");
  jest.advanceTimersByTime(INPUT_PAUSE / 2);
  expect(fetched()).toEqual(FILES);
  touch("[data-start-near]");
  jest.advanceTimersByTime(INPUT_PAUSE - 100);
  expect(running()).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(running()).toEqual(FILES);
});

it("fetches the files at the first touch of a form, and runs them once the visitor has typed", () => {
  touch("input");
  jest.advanceTimersByTime(60_000);
  expect(fetched()).toEqual(FILES);
  expect(running()).toEqual([]);
  document.querySelector("input")!.dispatchEvent(new Event("keydown", { bubbles: true }));
  jest.advanceTimersByTime(INPUT_PAUSE + 100);
  expect(running()).toEqual(FILES);
});

it("loads nothing for a touch that the platform answers whole", () => {
  touch("summary");
  jest.advanceTimersByTime(60_000);
  expect([...fetched(), ...running()]).toEqual([]);
});

it("starts for a key pressed after such a touch: a keyboard may need React anywhere", () => {
  touch("summary");
  document.querySelector("summary")!.dispatchEvent(new Event("keydown", { bubbles: true }));
  jest.advanceTimersByTime(INPUT_PAUSE + 100);
  expect(running()).toEqual(FILES);
});

it("starts without delay for a form that is sent, on a touch screen too", () => {
  touch("input");
  startNow();
  jest.advanceTimersByTime(200);
  expect(running()).toEqual(FILES);
});
