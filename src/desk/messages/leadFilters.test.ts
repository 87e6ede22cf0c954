/** @jest-environment node */
import { isNarrowed, leadQuery, readFilters } from "./leadFilters";

const now = Date.parse("2026-11-22T23:30:00Z");
const query = (search: string) => leadQuery(readFilters(new URLSearchParams(search)), now);

it("asks for what is to be answered unless told", () => {
  expect(query("")).toEqual({ standing: "to-answer" });
  expect(query("etat=all")).toEqual({});
});

it("asks for a period from its first day in Paris, today counted", () => {
  expect(query("etat=all&periode=7")).toEqual({ from: "2026-11-17" });
});

it("asks by words, page and part of the list", () => {
  expect(query("etat=answered&q=+b%C3%A9b%C3%A9+&page=%2Fservices%2Fseo-geo&liste=3")).toEqual({
    standing: "answered",
    search: "bébé",
    source: "/services/seo-geo",
    page: "3",
  });
});

it("makes something of whatever stands in the address", () => {
  expect(query("etat=constructor&periode=9999&liste=-4&q=")).toEqual({ standing: "to-answer" });
  expect(query("liste=2.7")).toEqual({ standing: "to-answer", page: "2" });
});

it("tells a narrowed list from a standing", () => {
  expect(isNarrowed(readFilters(new URLSearchParams("etat=answered&liste=2")))).toBe(false);
  expect(isNarrowed(readFilters(new URLSearchParams("q=a")))).toBe(true);
});
