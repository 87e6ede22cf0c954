import { bookingSite, monday, person } from "../testing/bookingSite";
import { type SmallDisk, smallDisk } from "../testing/smallDisk";

let disk: SmallDisk;
const { world, bookNatively, book } = bookingSite(async () => {
  disk = await smallDisk();
  return disk.database;
});
afterEach(() => disk.makeRoom());

/** The visitor is told, and what they typed is in the page. */
async function isRefused(): Promise<void> {
  const answer = await bookNatively({ ...person, start: monday });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('value="elodie@exemple.fr"');
}

it("books nothing while the database is away, and keeps what was typed", async () => {
  world().line.fault = () => ({ kind: "cut", applied: false });
  await isRefused();
  world().heal();
  expect((await book({ ...person, start: monday })).status).toBe(201);
});

it("books nothing while its disk is full, and all again once there is room", async () => {
  await disk.fill();
  await isRefused();
  await disk.makeRoom();
  expect((await book({ ...person, start: monday })).status).toBe(201);
});
