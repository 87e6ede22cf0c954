import pg from "pg";

import { bookAs } from "../testing/bookAs";
import { newWorld, type World } from "../testing/world";
import { personOf } from "./appointmentFields";

const email = "elodie@exemple.fr";
const start = "2026-05-18T12:00:00Z";

let world: World;
let other: pg.Client;
beforeAll(async () => {
  world = await newWorld();
  other = new pg.Client({ connectionString: world.database.url });
  await other.connect();
  // The database looks for a deadlock once in each wait, and ends the one that looked: on a busy machine too it is ours.
  await other.query(
    `do $$ begin execute format('alter database %I set deadlock_timeout = %L', current_database(), '3s'); end $$`,
  );
  await other.query("set deadlock_timeout = '60s'");
});
afterAll(async () => {
  await other.end();
  await world.close();
});

it("books although the database ends a transaction that locked itself out with another", async () => {
  // Another visitor takes the time and has not finished,
  await other.query("begin");
  await other.query(
    `insert into appointments (id, host, starts_at, ends_at, during, state, name, email, phone, website, subject, zone, meeting, site, person, signals, booked_at, settled_at)
     values (gen_random_uuid(), 'camille', $1, $1::timestamptz + interval '30 minutes', tstzrange($1, $1::timestamptz + interval '30 minutes'), 'booked', 'Zoé', 'z@exemple.fr', '', '', '', 'Europe/Paris', '', '', 'z', '{}', now(), now())`,
    [start],
  );
  const booking = bookAs(world.newProcess(), start, { email });
  const isWaiting = async () =>
    (
      await world.database.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).length > 0;
  while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 10));
  // and waits for us in turn, then gives up.
  await other.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [personOf(email)]);
  await other.query("rollback");
  expect((await booking).status).toBe("booked");
});
