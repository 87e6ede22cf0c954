import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { leadFieldNames } from "../../contract/leadFields";
import { type TestDatabase, testDatabase } from "./emptyDatabase";
import { isAlive, limitFiles } from "./fileLimit";

/** A database whose disk can be full. */
export interface SmallDisk {
  database: TestDatabase;
  /** Fills the disk, to the last row. */
  fill(): Promise<void>;
  /** Fills it so that not even the log can be written: Postgres ends itself. */
  fillWithLog(): void;
  /** Until the server has ended: it refuses before. */
  ended(): Promise<void>;
  /** Makes room, and starts the server again if it has ended. */
  makeRoom(): Promise<void>;
}

/** A database of its own, whose disk is full when it is told so. */
export async function smallDisk(): Promise<SmallDisk> {
  const server = await postgresOnDisk();
  const database = await testDatabase(server);
  return {
    database,
    async fill() {
      limitFiles(server.pid(), await fillTables(database));
      for (const insert of Object.values(insertFillers)) {
        for (const bytes of [quarterPage, 300, 50])
          await insertUntilRefused(database, insert(1, bytes));
      }
    },
    fillWithLog: () => limitFiles(server.pid(), 8_192),
    async ended() {
      while (isAlive(server.pid())) await pause(20);
    },
    async makeRoom() {
      if (isAlive(server.pid())) limitFiles(server.pid(), "unlimited");
      else await server.startAgain();
      await database.query("delete from leads where id like 'full %'");
      await database.query("delete from outbox where message_id like 'full %'");
    },
  };
}

async function postgresOnDisk() {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", resolve(__dirname, "postgresProcess.ts")],
    { stdio: ["ignore", "inherit", "inherit", "ipc"] },
  );
  const told = async () => (await once(child, "message"))[0] as { url: string; pid: number };
  let { url, pid } = await told();
  return {
    url,
    pid: () => pid,
    async startAgain() {
      child.send("start again");
      ({ url, pid } = await told());
    },
    async close() {
      child.disconnect();
      await once(child, "exit");
    },
  };
}

/** Four such rows leave no room on their page. */
const quarterPage = 1_920;

/** Statements that insert so many rows with so many bytes. */
const insertFillers = {
  leads: (rows: number, bytes: number) => `insert into leads
    (id, received_at, ${leadFieldNames.join(", ")}, score, signals, quarantined)
    select 'full ' || gen_random_uuid(), now(), ${leadFieldNames.map(() => "''").join(", ")}, 0,
      array[repeat('x', ${bytes - 70})], true
    from generate_series(1, ${rows})`,
  outbox: (
    rows: number,
    bytes: number,
  ) => `insert into outbox (channel, message_id, kind, queued_at, sent_at, content)
    select 'mail', 'full ' || gen_random_uuid(), 'written', now(), now(), to_jsonb(repeat('x', ${bytes - 50}))
    from generate_series(1, ${rows})`,
};

/** Makes the tables the largest files, of nearly the same size. Returns the larger one's in bytes. */
async function fillTables(database: TestDatabase): Promise<number> {
  const bytes = async (asked: string) =>
    Number((await database.query<{ bytes: string }>(`select ${asked} as bytes`))[0]?.bytes);
  const log = await bytes("pg_size_bytes(current_setting('wal_segment_size'))");
  for (const [table, insert] of Object.entries(insertFillers)) {
    while ((await bytes(`pg_relation_size('${table}')`)) <= log) {
      await database.query(insert(200, quarterPage));
    }
  }
  return bytes("greatest(pg_relation_size('leads'), pg_relation_size('outbox'))");
}

/** In one statement, for each of hundreds of rows to be a transaction without a round trip. */
async function insertUntilRefused(database: TestDatabase, insert: string) {
  const loop = `do $$ begin
    for row in 1..1000 loop ${insert}; commit; end loop;
    raise 'the disk is not full';
  end $$`;
  await expect(database.query(loop)).rejects.toThrow(/could not extend file/);
}
