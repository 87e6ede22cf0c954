import { sql } from "drizzle-orm";

import { transaction } from "./connection";
import { findLead } from "./leads";
import { postJson, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";

const world = testWorld();

/** Connections of the site's processes, as the server sees them. */
const open = () =>
  world.database.query(
    "select from pg_stat_activity where application_name = 'site' and datname = current_database()",
  );

it("a process that has just started asks the database once before it answers a lead", async () => {
  const process = world.newProcess();
  expect((await postJson(sampleFields(), process)).status).toBe(200);
  expect(world.line.statements).toEqual([expect.stringContaining("insert into leads")]);
});

it("connections are few, end soon after the last call, and open again when there is one", async () => {
  const process = world.newProcess();
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => postJson(sampleFields(index), process)),
  );
  await process.afterAnswers.finish(60_000);
  expect((await open()).length).toBeGreaterThan(0);
  expect((await open()).length).toBeLessThanOrEqual(4);

  const started = performance.now();
  while ((await open()).length > 0 && performance.now() - started < 30_000) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await open()).toHaveLength(0);
  expect(await findLead(process.database, "none")).toBeUndefined();
  expect(await open()).toHaveLength(1);
});

it("a connection that breaks between two statements of a transaction makes it fail, and nothing else", async () => {
  const { database } = world.newProcess();
  const broken = transaction(database, async ({ orm }) => {
    await orm.execute(sql`select 1`);
    world.line.cutAll();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await orm.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect(await findLead(database, "none")).toBeUndefined();
});

it("a transaction whose first word gets no answer keeps none of the few connections", async () => {
  const { database } = world.newProcess({ timeLimits: { statement: 250 } });
  world.line.fault = (asked) => (asked === "begin" ? { kind: "silent" } : undefined);
  for (let tries = 0; tries < 4; tries += 1)
    await expect(transaction(database, async () => undefined)).rejects.toThrow();
  world.heal();
  expect(await findLead(database, "none")).toBeUndefined();
});
