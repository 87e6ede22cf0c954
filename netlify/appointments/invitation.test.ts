import ICAL from "ical.js";
import nodeIcal from "node-ical";

import type { AppointmentRow } from "../database/schema";
import { bookingSite, monday, person } from "../testing/bookingSite";
import { calendarLinks, invitation } from "./invitation";

const { book, mailsTo } = bookingSite();

it("mails an invitation that two parsers read, with date, hour, zone, place and link", async () => {
  const { manage, meeting } = await (
    await book({ ...person, start: monday, zone: "America/New_York", subject: "Ma, refonte; SEO" })
  ).json();
  const [mail] = await mailsTo(person.email);
  const text = mail?.text ?? "";
  const when = "lundi 18 mai 2026, 8\u00a0h (America/New_York), 14\u00a0h (heure de Paris)";
  expect(text).toContain(when);
  for (const address of [meeting, manage]) expect(text).toContain(address);
  const file = mail?.attachments.at(-1)?.content.toString() ?? "";
  expect(file.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  const event = new ICAL.Event(ICAL.Component.fromString(file).getFirstSubcomponent("vevent")!);
  expect(event.startDate.toJSDate().toISOString()).toBe(monday);
  expect(event.location).toBe(meeting);
  const [other] = Object.values(nodeIcal.parseICS(file)).filter(({ type }) => type === "VEVENT");
  expect(other).toMatchObject({ location: meeting, method: "REQUEST", status: "CONFIRMED" });
  expect(new Date((other as { start: Date }).start).toISOString()).toBe(monday);
  const [host] = await mailsTo("camille@cresca.example");
  expect(host?.text).toContain("Ma, refonte; SEO");
  expect(host?.text).toContain("&text=Rendez-vous%20Cresca%2C%20%C3%89lodie%20Martin&");
  expect(text).not.toContain("refonte");
});

const appointment = {
  id: "1",
  sequence: 0,
  startsAt: new Date(monday),
  endsAt: new Date(Date.parse(monday) + 1_800_000),
  meeting: "https://meet.example/1",
} as AppointmentRow;

it.each([
  'Jean "le grand" ; Durand, fils',
  "Jean: Durand",
  "Jean^ Durand",
  "Jean\r\nATTENDEE:Durand",
])("invites '%s' by name, in both parsers", (name) => {
  const mailbox = { name, address: "jean?cc=a%40b@exemple.fr" };
  const persons = { organizer: mailbox, attendee: mailbox };
  const details = { method: "REQUEST", summary: "", description: "", now: 0 } as const;
  const file = invitation(appointment, { ...details, ...persons });
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
  const typed = name.replace("\r\n", "\n");
  for (const property of ["attendee", "organizer"]) {
    expect(event?.getAllProperties(property)).toHaveLength(1);
    expect(event?.getFirstProperty(property)?.getFirstParameter("cn")).toBe(typed);
  }
  const [other] = Object.values(nodeIcal.parseICS(file)).filter(({ type }) => type === "VEVENT");
  const { attendee, organizer } = other as nodeIcal.VEvent;
  for (const one of [attendee, organizer])
    expect((one as { val: string }).val).toMatch(/^mailto:jean%3fcc=a%2540b@exemple.fr$/i);
});

it("writes spaces in links as Outlook reads them", () => {
  const words = { summary: "Un rendez-vous + vous", description: "" };
  const { outlook, google } = calendarLinks(appointment, words);
  for (const link of [outlook, google]) expect(link).toContain("Un%20rendez-vous%20%2B%20vous");
});
