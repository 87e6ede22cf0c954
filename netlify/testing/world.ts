import { type BookingContent, bookingContent } from "../appointments/appointmentBackend";
import { sendOutbox } from "../leads/sendOutbox";
import { emptyDatabase, type TestDatabase } from "./emptyDatabase";
import { type FaultyDatabase, startFaultyDatabase } from "./faultyDatabase";
import { type FaultyMailServer, startFaultyMailServer } from "./faultyMailServer";
import {
  minute,
  type TestTimeLimits,
  testBackend,
  type TestClock,
  type TestProcess,
} from "./testBackend";

interface ProcessOptions {
  smtpUrls?: string[];
  webhookUrl?: string;
  timeLimits?: Partial<TestTimeLimits>;
  /** Null: none is configured. */
  databaseUrl?: string | null;
}

/** A database, a mail server, a clock, hosts with calendars, and processes of the site between them. */
export interface World {
  /** Seen from beside: it never fails. */
  database: TestDatabase;
  /** The line from the processes to the database. */
  line: FaultyDatabase;
  mail: FaultyMailServer;
  clock: TestClock;
  /** Two hosts; the first as in the content, but never absent. */
  booking: BookingContent;
  /** What each address of a calendar says; an absent one does not answer. */
  feeds: Map<string, string>;
  /** Addresses of a host's calendars, by slug. */
  feedAddresses: Map<string, string[]>;
  /** Reads a calendar. */
  fetchFeed(address: string): Promise<string>;
  /** A new process: it remembers nothing. */
  newProcess(options?: ProcessOptions): TestProcess;
  /** Ends all faults. */
  heal(): void;
  /** Empties everything, for the next test. */
  reset(): Promise<void>;
  /** Runs the scheduler every five minutes for a quarter of an hour. */
  quarterOfAnHour(process: TestProcess): Promise<void>;
  storedIds(): Promise<string[]>;
  /** How often each lead was taken in by the mail server. */
  copies(): Map<string, number>;
  /** How many mails of leads it was taken in in all. */
  allCopies(): number;
  close(): Promise<void>;
}

/** `truncate` makes new files for each table and index: 40 ms instead of one. */
const EMPTY =
  "delete from leads; delete from appointments; delete from outbox; delete from calendars";

/** 14 May 2026, 09:00 UTC. */
export const morning = Date.UTC(2026, 4, 14, 9);

function twoHosts(): BookingContent {
  const sample = bookingContent();
  const [first] = sample.hosts;
  if (!first) throw new Error("the content has a host");
  const second = {
    slug: "dominique",
    name: "Dominique Exemple",
    email: "dominique@cresca.example",
    hours: [{ day: "mardi" as const, from: "14h00", to: "16h00" }],
  };
  return { ...sample, hosts: [{ ...first, absences: [] }, second] };
}

/** @param made a database that was made for the test */
export async function newWorld(made?: TestDatabase): Promise<World> {
  const database = made ?? (await emptyDatabase());
  const line = await startFaultyDatabase(database.url);
  const mail = await startFaultyMailServer();
  const clock: TestClock = { now: morning };
  const booking = twoHosts();
  const feeds = new Map<string, string>();
  const feedAddresses = new Map<string, string[]>();
  const processes: TestProcess[] = [];
  const endProcesses = async () => {
    for (const { mailer, database, afterAnswers } of processes.splice(0)) {
      await afterAnswers.finish(30_000);
      mailer.close();
      await database.close();
    }
  };
  const world: World = {
    database,
    line,
    mail,
    clock,
    booking,
    feeds,
    feedAddresses,
    async fetchFeed(address) {
      const feed = feeds.get(address);
      if (feed === undefined) throw new Error("away");
      return feed;
    },
    newProcess({ smtpUrls = [mail.url], databaseUrl = line.url, ...options } = {}) {
      const process: TestProcess = {
        ...testBackend({ databaseUrl, smtpUrls, clock, ...options }),
        booking,
        feedsOf: (slug) => feedAddresses.get(slug) ?? [],
      };
      processes.push(process);
      return process;
    },
    heal() {
      line.fault = () => undefined;
      mail.fault = () => undefined;
    },
    async reset() {
      world.heal();
      line.cutAll();
      await endProcesses();
      await database.query(EMPTY);
      feeds.clear();
      feedAddresses.clear();
      line.statements.length = 0;
      mail.received.length = 0;
      clock.now = morning;
    },
    async quarterOfAnHour(process) {
      for (let run = 0; run < 3; run += 1) {
        clock.now += 5 * minute;
        await sendOutbox(process).catch(() => undefined); // As on the host: the next run comes.
      }
    },
    async storedIds() {
      const rows = await database.query<{ id: string }>("select id from leads order by id");
      return rows.map(({ id }) => id);
    },
    copies() {
      const copies = new Map<string, number>();
      for (const { leadId } of mail.received) copies.set(leadId, (copies.get(leadId) ?? 0) + 1);
      return copies;
    },
    allCopies: () => mail.received.length,
    async close() {
      world.heal();
      line.cutAll();
      await endProcesses();
      await line.close();
      await mail.close();
      await database.close();
    },
  };
  return world;
}

/**
 * A world for all tests of a file, emptied after each. To be called once, where the tests are declared.
 *
 * @param made makes another database than the usual one
 */
export function testWorld(made?: () => Promise<TestDatabase>): World {
  const world = {} as World;
  beforeAll(async () => void Object.assign(world, await newWorld(await made?.())));
  afterEach(() => world.reset());
  afterAll(() => world.close());
  return world;
}
