import ICAL from "ical.js";
import nodeIcal from "node-ical";

import { bookingSite, monday, person } from "../testing/bookingSite";

const { book, mailsTo } = bookingSite();

it("mails an invitation that two parsers read, with date, hour, zone, place and link", async () => {
  const { manage, meeting } = await (
    await book({ ...person, start: monday, zone: "America/New_York", subject: "Ma, refonte; SEO" })
  ).json();
  const [mail] = await mailsTo(person.email);
  const text = mail?.text ?? "";
  expect(text).toContain(
    "lundi 18 mai 2026, 8\u00a0h (America/New_York), 14\u00a0h (heure de Paris)",
  );
  expect(text).toContain(meeting);
  expect(text).toContain(manage);
  const file = mail?.attachments.at(-1)?.content.toString() ?? "";
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent") ?? undefined,
  );
  expect(event.startDate.toJSDate().toISOString()).toBe(monday);
  expect(event.location).toBe(meeting);
  expect(event.attendees).toHaveLength(1);
  const [other] = Object.values(nodeIcal.parseICS(file)).filter(({ type }) => type === "VEVENT");
  expect(other).toMatchObject({ location: meeting, method: "REQUEST", status: "CONFIRMED" });
  expect(new Date((other as { start: Date }).start).toISOString()).toBe(monday);
  const [host] = await mailsTo("camille@cresca.example");
  expect(host?.text).toContain("Ma, refonte; SEO");
  expect(text).not.toContain("refonte");
});
