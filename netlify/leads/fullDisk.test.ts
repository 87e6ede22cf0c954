import { notStored } from "../testing/model";
import { type SmallDisk, smallDisk } from "../testing/smallDisk";
import { postAndSettle, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";

describe("with the disk of the database full", () => {
  let disk: SmallDisk;
  afterEach(() => disk.makeRoom());
  const world = testWorld(async () => {
    disk = await smallDisk();
    return disk.database;
  });
  // Rows that are only deleted leave room in the files.
  afterEach(() => world.database.query("truncate leads, outbox cascade"));

  const impatient = { timeLimits: { record: 300 } };
  const unsent = () => world.database.query("select from outbox where sent_at is null");

  it("a lead is mailed as the only copy, and stored as soon as there is room", async () => {
    await disk.fill();
    const process = world.newProcess(impatient);
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    expect(world.mail.received).toHaveLength(1);
    expect(world.mail.received[0]?.raw).toContain(notStored);

    await disk.makeRoom();
    await world.quarterOfAnHour(process);
    expect(await world.storedIds()).toHaveLength(1);
    expect(await unsent()).toHaveLength(0);
    expect(await postAndSettle(sampleFields(2), process)).toBe(200);
    expect(world.mail.received).toHaveLength(2);
    expect(world.mail.received[1]?.raw).not.toContain(notStored);
  });

  it("and no mail either, the visitor is told, and may try again", async () => {
    await disk.fill();
    world.mail.fault = () => ({ kind: "code", stage: "connect", code: 421 });
    const process = world.newProcess(impatient);
    expect(await postAndSettle(sampleFields(), process)).toBe(503);

    await disk.makeRoom();
    world.heal();
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    expect([...world.copies().values()]).toEqual([1]);
  });

  it("what was stored before waits, and is mailed once there is room", async () => {
    world.mail.fault = () => ({ kind: "code", stage: "connect", code: 421 });
    const process = world.newProcess();
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    await disk.fill();
    world.heal();
    await world.quarterOfAnHour(process);

    await disk.makeRoom();
    await world.quarterOfAnHour(process);
    expect([...world.copies().values()]).toEqual([1]);
    expect(await unsent()).toHaveLength(0);
  });

  it("what is mailed meanwhile is not mailed again because that could not be noted", async () => {
    const process = world.newProcess();
    const { deliver } = process.mailer;
    process.mailer.deliver = async (...given) => {
      const outcome = await deliver(...given);
      await disk.fill();
      return outcome;
    };
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    expect(await unsent()).toHaveLength(1);

    await disk.makeRoom();
    await world.quarterOfAnHour(process);
    expect([...world.copies().values()]).toEqual([1]);
    expect(await unsent()).toHaveLength(0);
  });

  it("so that not even its log can be written, it ends; once it is started again, all is well", async () => {
    const process = world.newProcess(impatient);
    expect(await postAndSettle(sampleFields(1), process)).toBe(200);
    disk.fillWithLog();
    expect(await postAndSettle(sampleFields(2), process)).toBe(200);
    expect(world.mail.received[1]?.raw).toContain(notStored);
    await expect(world.database.query("select")).rejects.toThrow();
    await disk.ended();

    await disk.makeRoom();
    await world.quarterOfAnHour(process);
    expect(await world.storedIds()).toHaveLength(2);
    expect([...world.copies().values()]).toEqual([1, 1]);
    expect(await unsent()).toHaveLength(0);
  });
});
