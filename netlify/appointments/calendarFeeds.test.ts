import { sendOutbox } from "../leads/sendOutbox";
import { bookingSite, monday, person } from "../testing/bookingSite";
import { wrapped } from "../testing/calendarFeed";
import { readCalendars } from "./calendarFeeds";

const { world, site, slots, book, bookNatively, press, mailsTo } = bookingSite();

const secret = "https://calendar.example/secret";
const at = (start: string) => `DTSTART:${start}\nDURATION:PT30M`;
const isFree = async () => JSON.stringify(await (await slots()).json()).includes(monday);
const told = async () => {
  await sendOutbox(site());
  return (await mailsTo("equipe@cresca.example")).map(({ subject, text }) => `${subject}\n${text}`);
};
const later = (minutes: number) => {
  world.clock.now += minutes * 60_000;
  return readCalendars(site(), world.fetchFeed);
};

beforeEach(() => world.feedAddresses.set("camille", [secret]));

it("takes off what a calendar said when the schedule read it last, and lets no visitor wait for it", async () => {
  const asked = jest.spyOn(globalThis, "fetch");
  // A host of whom nothing is known yet is busy.
  expect(await isFree()).toBe(false);
  world.feeds.set(secret, wrapped(at("20260520T080000Z")));
  expect(await later(5)).toEqual({ read: 1, failed: 0 });
  expect(await isFree()).toBe(true);
  world.feeds.set(secret, wrapped(at("20260518T120000Z")));
  await later(5);
  world.clock.now += 50 * 60_000;
  expect(await isFree()).toBe(false);
  expect((await book({ ...person, start: monday })).status).toBe(409);
  expect(asked).not.toHaveBeenCalled();
});

it("finds out what is free once a request, whatever comes of it", async () => {
  world.feeds.set(secret, wrapped(at("20260520T080000Z")));
  await later(0);
  const { statements } = world.line;
  const readings = async (request: () => Promise<unknown>) => {
    statements.length = 0;
    await request();
    return statements.filter((statement) => /from calendars/.test(statement)).length;
  };
  expect(await readings(() => slots("", "text/html"))).toBe(1);
  let booked = new Response();
  expect(await readings(async () => (booked = await book({ ...person, start: monday })))).toBe(1);
  const { manage } = (await booked.json()) as { manage: string };
  const another = { name: "Zoé", email: "zoe@exemple.fr" };
  expect(await readings(() => bookNatively({ ...another, start: monday }))).toBe(1);
  expect(await readings(() => bookNatively({ ...another, start: monday, name: "" }))).toBe(1);
  expect(
    await readings(() => press(manage, { action: "move", start: "2026-05-18T12:10:00Z" })),
  ).toBe(1);
  expect(await readings(() => press(manage, { action: "cancel" }))).toBe(0);
});

it("uses a reading for an hour, then the host is busy and the team gets one mail", async () => {
  world.feeds.set(secret, wrapped(at("20260520T080000Z")));
  await later(0);
  world.feeds.clear();
  expect(await later(59)).toEqual({ read: 0, failed: 1 });
  expect(await isFree()).toBe(true);
  expect(await told()).toEqual([]);
  await later(2);
  await later(5);
  expect(await isFree()).toBe(false);
  const [mail, ...more] = await told();
  expect(mail).toMatch(/n’a pas pu être lu le jeudi 14 mai 2026[^]*depuis plus d’une heure/);
  expect(mail).toContain("Camille Orsenne (camille)");
  expect(more).toEqual([]);
  world.feeds.set(secret, wrapped());
  await later(5);
  expect(await isFree()).toBe(true);
});

it("reads a calendar of two hosts for each: what one declined is not the other's", async () => {
  world.feedAddresses.set("dominique", [secret]);
  const declined = "ATTENDEE;PARTSTAT=DECLINED:mailto:dominique@cresca.example";
  world.feeds.set(secret, wrapped(`${at("20260519T120000Z")}\n${declined}`));
  await later(0);
  expect((await book({ ...person, start: "2026-05-19T12:00:00.000Z" })).status).toBe(201);
  expect(await mailsTo("dominique@cresca.example")).toHaveLength(1);
});

it("reads what it can of a calendar, and says once what it cannot", async () => {
  world.feeds.set(secret, wrapped("UID:b\nSUMMARY:Secret", at("20260518T120000Z")));
  await later(0);
  await later(24 * 60);
  expect(await isFree()).toBe(false);
  const [mail, ...more] = await told();
  expect(mail).toMatch(/événements illisibles[^]*\(camille\) : 1/);
  expect(mail).not.toContain("Secret");
  expect(more).toEqual([]);
});
