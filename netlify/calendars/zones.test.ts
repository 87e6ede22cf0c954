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
  ["tzone://Microsoft/Utc", "10:00"],
  ["/mozilla.org/20050126_1/America/Argentina/Buenos_Aires", "13:00"],
  ["Customized Time Zone", "09:00"],
])("reads times in the zone %s", (zone, time) => {
  const expected = [`2026-12-02T${time} 60`];
  expect(told(event(zone), day)).toEqual(expected);
  expect(told(event(`"${zone}"`), day)).toEqual(expected);
});

// The second is also one of the IANA's, with another time.
it.each(["Customized Time Zone", "EST"])("takes %s from the calendar's own definition", (zone) => {
  const own = event(zone).replace(
    "BEGIN:VEVENT",
    `BEGIN:VTIMEZONE\r\nTZID:${zone}\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0330\r\nTZOFFSETTO:+0330\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT`,
  );
  expect(told(own, day)).toEqual(["2026-12-02T06:30 60"]);
});
