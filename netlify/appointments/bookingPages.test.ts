import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { simpleParser } from "mailparser";

import {
  type AppointmentWorld,
  type BookingProcess,
  newAppointmentWorld,
} from "../testing/appointmentWorld";
import { acceptBooking } from "./acceptBooking";
import { answerAppointment } from "./answerAppointment";
import { answerSlots } from "./answerSlots";
import { queueReminders } from "./reminders";
import { sendMails } from "../leads/sendMails";

const origin = "https://www.cresca.example/.netlify/functions";
const monday = "2026-05-18T12:00:00.000Z";
const person = { name: "Élodie Martin", email: "elodie@exemple.fr" };

let world: AppointmentWorld;
let site: BookingProcess;
beforeAll(async () => {
  world = await newAppointmentWorld();
});
beforeEach(() => {
  site = world.newSite();
});
afterEach(() => world.reset());
afterAll(() => world.close());

const slots = (query = "", accept = "application/json") =>
  answerSlots(new Request(`${origin}/appointment-slots${query}`, { headers: { accept } }), site);

let address = 0;
const book = (body: object, headers: Record<string, string> = {}) =>
  acceptBooking(
    new Request(`${origin}/book-appointment`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
    `192.0.2.${(address += 1)}`,
    site,
  );

const bookNatively = (fields: Record<string, string>) =>
  acceptBooking(
    new Request(`${origin}/book-appointment`, {
      method: "POST",
      headers: { accept: "text/html" },
      body: new URLSearchParams(fields),
    }),
    `192.0.2.${(address += 1)}`,
    site,
  );

const visit = (link: string) => answerAppointment(new Request(new URL(link, origin)), site);
const press = (link: string, fields: Record<string, string>) =>
  answerAppointment(
    new Request(`${origin}/appointment`, {
      method: "POST",
      headers: { accept: "text/html" },
      body: new URLSearchParams({
        token: new URL(link, origin).searchParams.get("token") ?? "",
        ...fields,
      }),
    }),
    site,
  );

/** Mails that came to somebody, once all is sent. */
async function mailsTo(recipient: string) {
  await site.afterAnswers.finish(20_000);
  const theirs = world.mail.received.filter(({ recipients }) => recipients.includes(recipient));
  return Promise.all(theirs.map(({ raw }) => simpleParser(raw)));
}

describe("the contract", () => {
  it("lists free slots of some days in UTC, with no host's name", async () => {
    const answer = await slots("?from=2026-05-18&days=2");
    const { zone, slots: free } = await answer.json();
    expect(zone).toBe("Europe/Paris");
    expect(free[0]).toEqual({ start: monday, end: "2026-05-18T12:30:00.000Z" });
    expect(free).toHaveLength(8 + 14);
    expect(JSON.stringify(free)).not.toMatch(/camille|dominique/i);
  });

  it("refuses days that make no sense", async () => {
    for (const query of ["?from=demain", "?from=2026-02-30&days=2", "?from=2026-05-18&days=0"]) {
      expect((await slots(query)).status).toBe(422);
    }
  });

  it("books: 201 with the times, the meeting and the signed address", async () => {
    const answer = await book({ ...person, start: monday });
    expect(answer.status).toBe(201);
    const body = await answer.json();
    expect(body).toMatchObject({ start: monday, end: "2026-05-18T12:30:00.000Z" });
    expect(body.meeting).toMatch(/^https:\/\/visio\.cresca\.example\/[a-z0-9]{16}$/);
    expect(new URL(body.manage).origin).toBe("https://www.cresca.example");
    expect((await visit(body.manage)).status).toBe(200);
  });

  it("answers 409 with the nearest free slots when the time is taken", async () => {
    await book({ ...person, start: monday });
    const answer = await book({ ...person, email: "autre@exemple.fr", start: monday });
    expect(answer.status).toBe(409);
    const { error, slots: near } = await answer.json();
    expect(error).toBe("taken");
    expect(near[0]).toEqual({
      start: "2026-05-18T12:30:00.000Z",
      end: "2026-05-18T13:00:00.000Z",
    });
  });

  it("answers 422 with a message for each field", async () => {
    const answer = await book({ start: "demain", email: "x", phone: "1", website: "a b" });
    expect(answer.status).toBe(422);
    const { fields } = await answer.json();
    expect(Object.keys(fields).sort()).toEqual(["email", "name", "phone", "start", "website"]);
  });

  it("answers 429 to the third appointment of a person", async () => {
    await book({ ...person, start: monday });
    await book({ ...person, start: "2026-05-18T12:30:00Z" });
    expect((await book({ ...person, start: "2026-05-18T13:00:00Z" })).status).toBe(429);
  });

  it("answers 503, and keeps what was typed, while the database is away", async () => {
    world.line.fault = () => ({ kind: "cut", applied: false });
    const answer = await bookNatively({ ...person, start: monday });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('value="elodie@exemple.fr"');
  });
});

describe("without JavaScript", () => {
  it("shows a form, books with it and leads to a page that says so", async () => {
    const html = await (await slots("", "text/html")).text();
    expect(html).toContain("lundi 18 mai");
    expect(html).toContain("Heures de Paris");
    const pass = /name="pass" value="([^"]+)"/.exec(html)?.[1] ?? "";
    world.clock.now += 30_000;
    const answer = await bookNatively({ ...person, start: monday, pass });
    expect(answer.status).toBe(303);
    const page = await visit(answer.headers.get("location") ?? "");
    expect(await page.text()).toContain("C’est réservé");
  });

  it("names the visitor's zone when it is not that of Paris", async () => {
    const html = await (await slots("?part=form&zone=America/New_York")).text();
    expect(html).toContain("America/New York");
    expect(html).toContain(`value="${monday}" required>8\u00a0h</label>`);
    const same = await (await slots("?part=form&zone=Europe/Madrid")).text();
    expect(same).toContain("Heures de Paris");
  });

  it("gives the form back with what was typed when the time is taken", async () => {
    await book({ ...person, start: monday });
    const answer = await bookNatively({ name: "Zoé <b>", email: "zoe@exemple.fr", start: monday });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain("Ce créneau vient d’être pris");
    expect(html).toContain('value="Zoé &lt;b&gt;"');
    expect(html).toContain('value="2026-05-18T12:30:00.000Z" required checked');
  });
});

describe("the links", () => {
  it("changes nothing when a mail scanner follows them", async () => {
    const { manage } = await (await book({ ...person, start: monday })).json();
    await visit(manage);
    await visit(manage);
    const [row] = await world.database.query("select state, sequence from appointments");
    expect(row).toEqual({ state: "booked", sequence: 0 });
  });

  it("moves, then cancels", async () => {
    const { manage } = await (await book({ ...person, start: monday })).json();
    const moved = await press(manage, { action: "move", start: "2026-05-19T08:00:00.000Z" });
    expect(await moved.text()).toContain("Rendez-vous déplacé");
    const cancelled = await press(manage, { action: "cancel" });
    expect(await cancelled.text()).toContain("Rendez-vous annulé");
    expect((await visit(manage)).status).toBe(410);
    expect((await book({ ...person, start: monday })).status).toBe(201);
  });

  it("are refused when anything in them is another's", async () => {
    const { manage } = await (await book({ ...person, start: monday })).json();
    const token = new URL(manage).searchParams.get("token") ?? "";
    for (const forged of [`A${token.slice(1)}`, `${token}A`, token.split(".")[0], "", "..", "é"]) {
      expect((await visit(`${origin}/appointment?token=${forged}`)).status).toBe(404);
    }
  });

  it("confirm only from the mail", async () => {
    const answer = await book({ ...person, start: monday, subject_line: "x" });
    expect(answer.status).toBe(201);
    const { manage } = await answer.json();
    expect((await press(manage, { action: "confirm" })).status).toBe(410);
    const [mail] = await mailsTo(person.email);
    expect(mail?.attachments).toHaveLength(0);
    const link = /https:\/\/\S+token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(await (await visit(link)).text()).toContain("Confirmez votre rendez-vous");
    expect(await (await press(link, { action: "confirm" })).text()).toContain("C’est réservé");
    expect(await mailsTo(person.email)).toHaveLength(2);
    expect(await mailsTo("camille@cresca.example")).toHaveLength(1);
  });
});

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

describe("reminders", () => {
  const subjects = async () => (await mailsTo(person.email)).slice(1).map(({ subject }) => subject);
  const run = async () => {
    await queueReminders(site);
    await sendMails(site);
  };
  const hour = 3_600_000;

  it("come the day before and an hour before, once each", async () => {
    await book({ ...person, start: monday });
    await site.afterAnswers.finish(20_000);
    for (
      world.clock.now = Date.parse(monday) - 30 * hour;
      world.clock.now < Date.parse(monday) + hour;
      world.clock.now += hour / 4
    ) {
      await run();
    }
    expect(await subjects()).toEqual([
      expect.stringContaining("À bientôt"),
      expect.stringContaining("Dans une heure"),
    ]);
  });

  it("leave out the first when the schedule was away for a day", async () => {
    await book({ ...person, start: monday });
    await site.afterAnswers.finish(20_000);
    world.clock.now = Date.parse(monday) - hour / 2;
    await run();
    expect(await subjects()).toEqual([expect.stringContaining("Dans une heure")]);
  });

  it("do not come for what was cancelled or has begun", async () => {
    const { manage } = await (await book({ ...person, start: monday })).json();
    await site.afterAnswers.finish(20_000);
    world.mail.fault = () => ({ kind: "code", stage: "mail-from", code: 421 });
    world.clock.now = Date.parse(monday) - 2 * hour;
    await run();
    world.mail.fault = () => undefined;
    await press(manage, { action: "cancel" });
    world.clock.now = Date.parse(monday) - hour / 2;
    await run();
    expect(await subjects()).toEqual([expect.stringContaining("Annulé")]);
  });

  it("do not come late from the outbox", async () => {
    await book({ ...person, start: monday });
    await site.afterAnswers.finish(20_000);
    world.mail.fault = () => ({ kind: "code", stage: "mail-from", code: 421 });
    world.clock.now = Date.parse(monday) - hour / 2;
    await run();
    world.mail.fault = () => undefined;
    world.clock.now = Date.parse(monday) + 1;
    await run();
    expect(await subjects()).toEqual([]);
  });
});

describe("a calendar that does not answer", () => {
  const feed = (start: string) =>
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:${start}\r\nDURATION:PT30M\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  const isFree = async () => JSON.stringify(await (await slots()).json()).includes(monday);

  it("is used as last read for an hour, then its host is busy and the team is told once", async () => {
    world.feedAddresses.set("camille", ["https://calendar.example/secret"]);
    world.feeds.set("https://calendar.example/secret", feed("20260518T123000Z"));
    expect(await isFree()).toBe(true);
    world.feeds.clear();
    world.clock.now += 59 * 60_000;
    expect(await isFree()).toBe(true);
    world.clock.now += 2 * 60_000;
    expect(await isFree()).toBe(false);
    expect(await isFree()).toBe(false);
    await sendMails(site);
    const told = await mailsTo("equipe@cresca.example");
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("Camille Exemple (camille)");
    world.feeds.set("https://calendar.example/secret", feed("20260518T123000Z"));
    expect(await isFree()).toBe(true);
  });

  it("is read once a minute, and what it says is taken off", async () => {
    world.feedAddresses.set("camille", ["https://calendar.example/secret"]);
    world.feeds.set("https://calendar.example/secret", feed("20260520T080000Z"));
    expect(await isFree()).toBe(true);
    world.feeds.set("https://calendar.example/secret", feed("20260518T120000Z"));
    expect(await isFree()).toBe(true);
    world.clock.now += 60_000;
    expect(await isFree()).toBe(false);
    expect((await book({ ...person, start: monday })).status).toBe(409);
  });
});
