import ICAL from "ical.js";

import { type AppointmentWorld, newAppointmentWorld } from "../testing/appointmentWorld";
import { bookFirst, camille, newDeskSite, signInAs } from "../testing/desk";
import { postAndSettle, sampleFields } from "../testing/testBackend";

let world: AppointmentWorld;
beforeAll(async () => {
  world = await newAppointmentWorld();
});
afterEach(() => world.reset());
afterAll(() => world.close());

/** A text that tries to begin a header, a line, a cell, a formula and an event of its own. */
const hostile =
  '=HYPERLINK("http://evil.example")";\r\nContent-Type: text/html\r\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:faux;\\n,';

async function file(name: string) {
  const site = newDeskSite(world);
  const desk = await signInAs(camille, site, world);
  await postAndSettle({ ...sampleFields(), message: hostile, page: "/services/seo" }, site);
  await bookFirst(site, { name: "Élodie; Martin, 1", subject: hostile });
  const answer = await desk.ask({ query: `?view=export&file=${name}` });
  const { entries } = await desk.view("history");
  expect(entries).toMatchObject([{ who: camille, what: "exported", detail: name }]);
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
  expect([...answer.headers.keys()].join()).not.toContain("evil");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  return {
    type: answer.headers.get("content-type"),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

/** Rows of a CSV as a spreadsheet reads it: every cell is quoted. */
const cells = (text: string) =>
  [...text.matchAll(/"((?:[^"]|"")*)"(;|\r\n)/g)].map(([, cell = ""]) =>
    cell.replaceAll('""', '"'),
  );

it.each(["leads.csv", "appointments.csv"])(
  "%s holds each text in one cell, and no formula",
  async (name) => {
    const { type, bytes } = await file(name);
    expect(type).toBe("text/csv; charset=utf-8");
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const all = cells(bytes.subarray(3).toString("utf8"));
    const columns = all.indexOf(name === "leads.csv" ? "answeredBy" : "meeting") + 1;
    expect(all).toHaveLength(2 * columns);
    expect(all.some((cell) => cell.startsWith("'=HYPERLINK"))).toBe(true);
    expect(all.some((cell) => /^[=+\-@]/.test(cell))).toBe(false);
    if (name === "leads.csv") expect(all).toContain("/services/seo");
  },
);

it("appointments.ics holds one event for each appointment, whatever it says", async () => {
  const { type, bytes } = await file("appointments.ics");
  expect(type).toBe("text/calendar; charset=utf-8");
  const events = new ICAL.Component(ICAL.parse(bytes.toString("utf8"))).getAllSubcomponents(
    "vevent",
  );
  expect(events).toHaveLength(1);
  const event = new ICAL.Event(events[0]);
  expect(event.summary).toContain("Élodie; Martin, 1");
  expect(event.description).toContain("BEGIN:VEVENT");
});
