/** @jest-environment node */
import { readFileSync } from "node:fs";
import { derivedFiles } from "./derivedFiles";

it.each([...derivedFiles()])("%s is up to date (npm run content:derive)", (path, text) => {
  expect(readFileSync(path, "utf8")).toBe(text);
});
