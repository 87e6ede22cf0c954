import { toggleButtons } from "./toggleButtons";

beforeAll(() => toggleButtons());

it("flips what a marked button says, and no other's", () => {
  document.body.innerHTML =
    '<button data-toggle aria-pressed="false"><i></i></button><button class="other"></button>';
  const pressed = () => document.querySelector("button")!.getAttribute("aria-pressed");
  document.querySelector("i")!.click();
  expect(pressed()).toBe("true");
  document.querySelector("i")!.click();
  expect(pressed()).toBe("false");
  document.querySelector<HTMLElement>(".other")!.click();
  expect(document.querySelector(".other")!.hasAttribute("aria-pressed")).toBe(false);
});
