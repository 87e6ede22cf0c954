/** @jest-environment node */
import type { DeskAppointment } from "../../../contract/deskAppointments";
import { hoursOf, layoutDay } from "./layoutDay";

const at = (start: string, end: string) =>
  ({ start: `2026-11-23T${start}:00Z`, end: `2026-11-23T${end}:00Z` }) as DeskAppointment;
const lanes = (...appointments: DeskAppointment[]) =>
  layoutDay(appointments).map(({ lane, lanes: of }) => `${lane + 1}/${of}`);

it("gives one that stands alone the whole width", () => {
  expect(lanes(at("09:00", "09:30"), at("09:30", "10:00"))).toEqual(["1/1", "1/1"]);
});

it("puts those at the same time side by side, and those after them too where they overlap", () => {
  expect(lanes(at("09:00", "10:00"), at("09:00", "09:30"), at("09:30", "10:00"))).toEqual([
    "1/2",
    "2/2",
    "2/2",
  ]);
  expect(lanes(at("09:00", "10:00"), at("09:30", "10:30"), at("10:00", "11:00"))).toEqual([
    "1/2",
    "2/2",
    "1/2",
  ]);
});

it("draws a very short one so that it can be read", () => {
  expect(layoutDay([at("09:00", "09:10")])[0]).toMatchObject({ from: 600, to: 630 });
});

it("shows a working day, and more when there is more", () => {
  expect(hoursOf([])).toEqual({ first: 9, last: 18 });
  expect(hoursOf(layoutDay([at("06:30", "07:00"), at("18:45", "19:15")]))).toEqual({
    first: 7,
    last: 21,
  });
});
