/** @jest-environment node */
import { addressWith } from "./addressWith";

it("sets, replaces and removes parameters, and keeps the others", () => {
  expect(addressWith("", { vue: "chiffres" })).toBe("#vue=chiffres");
  expect(addressWith("#q=a&etat=answered", { q: "é & b", etat: null })).toBe("#q=%C3%A9+%26+b");
  expect(addressWith("#q=a", { q: "" })).toBe("");
});
