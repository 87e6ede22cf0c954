import { menuDialogs } from "./menuDialogs";

// jsdom knows neither invoker commands nor `closedby`, like the browsers that this helps, nor modal dialogs.
const { prototype } = HTMLDialogElement;
prototype.showModal = function () {
  this.open = true;
};
prototype.close = function () {
  this.open = false;
};

const click = (selector: string, at = { clientX: 10, clientY: 10 }) =>
  document
    .querySelector(selector)!
    .dispatchEvent(new MouseEvent("click", { bubbles: true, ...at }));

beforeAll(() => menuDialogs());

beforeEach(() => {
  document.body.innerHTML = `
    <button commandfor="menu" command="show-modal"><svg></svg></button>
    <dialog id="menu"><button commandfor="menu" command="close"></button><a href="#contact"></a></dialog>
    <a href="#contact" class="outside"></a>`;
  dialog().getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
});

const dialog = () => document.querySelector("dialog")!;

it("opens and closes a dialog by its buttons", () => {
  click("svg");
  expect(dialog().open).toBe(true);
  click("[command=close]");
  expect(dialog().open).toBe(false);
});

it("closes it when a link in it is chosen", () => {
  click("svg");
  click("dialog a");
  expect(dialog().open).toBe(false);
});

it("closes it by a click beside it, but not by one between its controls", () => {
  click("svg");
  click("dialog");
  expect(dialog().open).toBe(true);
  click("dialog", { clientX: 150, clientY: 10 });
  expect(dialog().open).toBe(false);
});

it("starts on a page that is still empty, as in development", () => {
  document.body.innerHTML = "";
  expect(() =>
    document.body.dispatchEvent(new MouseEvent("click", { bubbles: true })),
  ).not.toThrow();
});
