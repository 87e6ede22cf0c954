import { notStored } from "../testing/model";
import { postAndSettle, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";

describe("with the disk of the database full", () => {
  const world = testWorld();
  beforeAll(() =>
    world.database.query(`create function full_disk() returns trigger language plpgsql
      as $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$`),
  );
  const fill = async () => {
    for (const table of ["leads", "outbox"])
      await world.database.query(
        `create trigger full_disk before insert or update on ${table} execute function full_disk()`,
      );
  };
  const makeRoom = async () => {
    for (const table of ["leads", "outbox"])
      await world.database.query(`drop trigger if exists full_disk on ${table}`);
  };
  afterEach(makeRoom);

  const impatient = { timeLimits: { record: 300 } };
  const unsent = () => world.database.query("select from outbox where sent_at is null");

  it("a lead is mailed as the only copy, and stored as soon as there is room", async () => {
    await fill();
    const process = world.newProcess(impatient);
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    expect(world.mail.received).toHaveLength(1);
    expect(world.mail.received[0]?.raw).toContain(notStored);

    await makeRoom();
    await world.quarterOfAnHour(process);
    expect(await world.storedIds()).toHaveLength(1);
    expect(await unsent()).toHaveLength(0);
  });

  it("what is mailed meanwhile is not mailed again because that could not be noted", async () => {
    const process = world.newProcess();
    const { deliver } = process.mailer;
    process.mailer.deliver = async (mail) => {
      const outcome = await deliver(mail);
      await fill();
      return outcome;
    };
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    expect(await unsent()).toHaveLength(1);

    await makeRoom();
    await world.quarterOfAnHour(process);
    expect([...world.copies().values()]).toEqual([1]);
    expect(await unsent()).toHaveLength(0);
  });
});
