/** @jest-environment node */
import shortHash from "./shortHash";

it("gives the same text the same short name", () => {
  expect(shortHash("color:red;")).toMatch(/^[a-z0-9]{4}$/);
  expect(shortHash("color:red;")).toBe(shortHash("color:red;"));
});

it("refuses two texts with one name while pages are built", () => {
  const nameMany = () => {
    for (let width = 0; width < 50_000; width++) shortHash(`width:${width}px;`);
  };
  expect(nameMany).toThrow(/^Two styles are called/);
});
