import { availability } from "../netlify/appointments/availability";
import { bookingContent } from "../netlify/appointments/appointmentBackend";
import { momentInWords } from "../netlify/appointments/parisTime";
import { bookAs } from "../netlify/testing/bookAs";
import { testWorld } from "../netlify/testing/world";
import { testHook } from "../netlify/testing/hookServer";
import { runHere } from "../netlify/testing/runScript";
import { webhookSecret } from "../netlify/testing/testBackend";
import { appointmentsProgram } from "./appointments";

const hook = testHook();
const world = testWorld();
beforeEach(async () => {
  // The command has the clock of this machine.
  world.clock.now = Date.now();
});

/** Runs `npm run appointments` with the given words, on the world's database. */
const appointments = (...words: string[]) =>
  runHere(appointmentsProgram(), words, {
    DATABASE_URL: world.database.url,
    SMTP_URL: world.mail.url,
    SIGNING_SECRET: "a secret for tests alone",
    LEAD_WEBHOOK_URL: hook.url,
    LEAD_WEBHOOK_SECRET: webhookSecret,
  });

/** One that is booked, and another time that is free, as the command sees them. */
async function booked() {
  const site = { ...world.newProcess(), booking: bookingContent() };
  const { slots } = await availability(site);
  const [first, last] = [slots[0]?.start ?? 0, slots.at(-1)?.start ?? 0];
  const result = await bookAs(site, first);
  await site.afterAnswers.finish(20_000);
  if (!("appointment" in result)) throw new Error(result.status);
  world.mail.received.length = 0;
  return { id: result.appointment.id, first, free: last };
}

const posted = () => hook.received.map(({ body }) => body.type);

it("lists appointments, and as JSON nothing but JSON", async () => {
  expect(JSON.parse((await appointments("list", "--json")).out)).toEqual([]);
  const { id, first } = await booked();
  expect(JSON.parse((await appointments("list", "--json")).out)).toMatchObject([{ id }]);
  const { out } = await appointments("list");
  expect(out).toContain(`${id}  booked     ${momentInWords(first)}  camille  Élodie Martin <`);
  expect(out).toMatch(/\n1 appointments\n$/);
});

it("moves one to a time that is free, and tells visitor, host and webhook", async () => {
  const { id, free } = await booked();
  const said = await appointments("move", id, new Date(free).toISOString());
  expect(said).toEqual({ code: 0, out: `${id} moved to ${momentInWords(free)}\n`, error: "" });
  expect(world.mail.received).toHaveLength(2);
  expect(posted()).toEqual(["appointment.moved"]);
  // Half past the hour of night in Paris: read as the time there, and not free.
  const taken = await appointments("move", id, "2026-12-01T03:30");
  expect(taken.code).toBe(1);
  expect(taken.error).toMatch(/^Nothing is free mardi 1er décembre 2026, 3\sh\s30\. Free: \w+/);
});

it("cancels one, once, and tells visitor, host and webhook", async () => {
  const { id, free } = await booked();
  expect(await appointments("cancel", id)).toMatchObject({ code: 0, out: `${id} cancelled\n` });
  expect(world.mail.received).toHaveLength(2);
  expect(posted()).toEqual(["appointment.cancelled"]);
  expect((await appointments("cancel", id)).error).toContain("is cancelled already");
  const moved = await appointments("move", id, new Date(free).toISOString());
  expect(moved.error).toContain("cannot be moved");
});

it.each([
  [["move", "x", "2026-12-01T14:00"], "Unknown appointment: x"],
  [["move", "x", "demain"], "It must be a time such as 2026-12-01T14:00"],
  [["cancel", "00000000-0000-4000-8000-000000000000"], "Unknown appointment: 00000000"],
  [["delete"], "unknown command 'delete'"],
  [[], "Usage: npm run appointments --"],
])("says what is wrong with %j and ends with 1", async (words, message) => {
  const { code, out, error } = await appointments(...words);
  expect([code, out]).toEqual([1, ""]);
  expect(error).toContain(message);
});

it("explains itself and each command with --help", async () => {
  const { out } = await appointments("--help");
  for (const name of ["list", "move", "cancel"]) {
    expect(out).toMatch(new RegExp(`^  ${name} `, "m"));
    const help = await appointments(name, "--help");
    expect([help.code, help.error]).toEqual([0, ""]);
    expect(help.out).toMatch(new RegExp(`^Usage: npm run appointments -- ${name} `));
  }
});
