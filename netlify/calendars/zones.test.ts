import { between, told, wrapped } from "../testing/calendarFeed";

const day = between("2026-12-02", "2026-12-03");
const event = (parameter: string) =>
  wrapped(`DTSTART;TZID=${parameter}:20261202T100000\nDURATION:PT1H`);

/** Names of zones that come without a definition; ten o'clock there is, in UTC: */
it.each([
  ["America/New_York", "15:00"],
  ["Romance Standard Time", "09:00"],
  ["GMT Standard Time", "10:00"],
  ["India Standard Time", "04:30"],
  ["EST5EDT", "15:00"],
  ["tzone://Microsoft/Utc", "10:00"],
  ["(UTC+01:00) Bruxelles, Copenhague, Madrid, Paris", "09:00"],
  ["Customized Time Zone", "09:00"],
  ["Nowhere/Land", "09:00"],
  ["GMT-0400", "14:00"],
  ["UTC+05:30", "04:30"],
  ["(GMT +01:00)", "09:00"],
  ["New York", "15:00"],
  ["Eastern Standard Time 1", "15:00"],
  ["Eastern Time (US & Canada)", "15:00"],
  ["Pacific Daylight Time", "18:00"],
  ["CEST", "09:00"],
  ["/example.org/20260101_1/America/Argentina/Buenos_Aires", "13:00"],
  ["/example.org/Eastern Standard Time", "15:00"],
  ["America/New York", "15:00"],
  ["Asia/Tokyo 1", "01:00"],
  ["Kolkata", "04:30"],
])("reads times in the zone %s", (zone, time) => {
  const expected = [`2026-12-02T${time} 60`];
  expect(told(event(zone), day)).toEqual(expected);
  expect(told(event(`"${zone}"`), day)).toEqual(expected);
});

it("takes a zone from the calendar's own definition", () => {
  const own = event("Chez nous").replace(
    "BEGIN:VEVENT",
    "BEGIN:VTIMEZONE\r\nTZID:Chez nous\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0330\r\nTZOFFSETTO:+0330\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT",
  );
  expect(told(own, day)).toEqual(["2026-12-02T06:30 60"]);
});
