import { bookingContent } from "../appointments/appointmentBackend";
import { sendOutbox } from "../leads/sendOutbox";
import { emptyDatabase } from "./emptyDatabase";
import { startFaultyDatabase } from "./faultyDatabase";
import { startFaultyMailServer } from "./faultyMailServer";
import { startHookServer } from "./hookServer";
import { minute, testBackend, type TestBackendOptions, type TestProcess } from "./testBackend";

/** `truncate` makes new files for each table and index: 40 ms instead of one. */
const EMPTY =
  "delete from leads; delete from appointments; delete from outbox; delete from calendars";

/** 14 May 2026, 09:00 UTC. */
const morning = Date.UTC(2026, 4, 14, 9);

/** Two hosts; the first as in the content, but never absent. */
function twoHosts() {
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

/** What a fault waits for, and what ends that. */
export function held() {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  return { until, release: () => release() };
}

/** A database, a mail server, a receiver of the webhook, a clock, hosts with calendars, and processes of the site between them. */
export type World = Awaited<ReturnType<typeof newWorld>>;

export async function newWorld() {
  /** Seen from beside: it never fails. */
  const database = await emptyDatabase();
  /** From the processes to the database. */
  const line = await startFaultyDatabase(database.url);
  const mail = await startFaultyMailServer();
  const hook = await startHookServer();
  const clock = { now: morning };
  const booking: TestProcess["booking"] = twoHosts();
  /** What each address of a calendar says; an absent one does not answer. */
  const feeds = new Map<string, string>();
  /** Addresses of a host's calendars, by slug. */
  const feedAddresses = new Map<string, string[]>();
  const processes: TestProcess[] = [];
  /** Ends all faults. */
  const heal = () => {
    line.fault = () => undefined;
    mail.fault = () => undefined;
    hook.fault = () => undefined;
  };
  const endProcesses = async () => {
    heal();
    line.cutAll();
    hook.cutAll();
    for (const { mailer, database, afterAnswers } of processes.splice(0)) {
      await afterAnswers.finish(30_000);
      mailer.close();
      await database.pool.end();
    }
  };
  return {
    ...{ database, line, mail, hook, clock, booking, feeds, feedAddresses, heal },
    /** Reads a calendar. */
    async fetchFeed(address: string) {
      const feed = feeds.get(address);
      if (feed === undefined) throw new Error("away");
      return feed;
    },
    /** A new process: it remembers nothing. */
    newProcess({
      smtpUrl = mail.url,
      databaseUrl = line.url,
      ...options
    }: Partial<Omit<TestBackendOptions, "clock">> = {}): TestProcess {
      const process = {
        ...testBackend({ databaseUrl, smtpUrl, clock, ...options }),
        booking,
        feedsOf: (slug: string) => feedAddresses.get(slug) ?? [],
      };
      processes.push(process);
      return process;
    },
    /** Empties everything, for the next test. */
    async reset() {
      await endProcesses();
      await database.query(EMPTY);
      feeds.clear();
      feedAddresses.clear();
      line.statements.length = 0;
      mail.received.length = 0;
      hook.received.length = 0;
      hook.requests = 0;
      clock.now = morning;
    },
    /** Runs the scheduler every five minutes for a quarter of an hour. */
    async quarterOfAnHour(process: TestProcess) {
      for (let run = 0; run < 3; run += 1) {
        clock.now += 5 * minute;
        await sendOutbox(process).catch(() => undefined); // As on the host: the next run comes.
      }
    },
    /** All that waits is taken by a process that dies. */
    takeAndDie: () =>
      database.query("update outbox set leased_until = $1", [new Date(clock.now + minute)]),
    async storedIds() {
      const rows = await database.query<{ id: string }>("select id from leads order by id");
      return rows.map(({ id }) => id);
    },
    /** How often each lead was taken in by the mail server. */
    copies() {
      const copies = new Map<string, number>();
      for (const { leadId } of mail.received) copies.set(leadId, (copies.get(leadId) ?? 0) + 1);
      return copies;
    },
    /** How often the mail server took in the mail with this Message-ID. */
    taken: (messageId: string) => mail.received.filter((one) => one.messageId === messageId).length,
    allCopies: () => mail.received.length,
    async close() {
      await endProcesses();
      await line.close();
      await mail.close();
      await hook.close();
      await database.close();
    },
  };
}

/** A world for all tests of a file, emptied after each. To be called once, where the tests are declared. */
export function testWorld(): World {
  const world = {} as World;
  beforeAll(async () => void Object.assign(world, await newWorld()));
  afterEach(() => world.reset());
  afterAll(() => world.close());
  return world;
}
