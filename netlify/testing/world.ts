import type { LeadBackend } from "../leads/leadBackend";
import { retryLeads } from "../leads/retryLeads";
import type { Budgets } from "../leads/budgets";
import { type FaultyMailServer, startFaultyMailServer } from "./faultyMailServer";
import { type FaultyStore, startFaultyStore } from "./faultyStore";
import { minute, type TestClock, testBackend } from "./testBackend";

/** A store, a mail server, a clock, and processes of the lead path between them. */
export interface World {
  store: FaultyStore;
  mail: FaultyMailServer;
  clock: TestClock;
  /** A new process: it remembers nothing. */
  newProcess(options?: { smtpUrls?: string[]; budgets?: Partial<Budgets> }): LeadBackend;
  /** Ends all faults. */
  heal(): void;
  /** Runs the scheduler every five minutes for a quarter of an hour. */
  quarterOfAnHour(process: LeadBackend): Promise<void>;
  /** Ids of stored leads: pending and quarantined. */
  storedIds(): string[];
  /** How often each lead was taken in by the mail server. */
  copies(): Map<string, number>;
  close(): Promise<void>;
}

/** 14 May 2026, 09:00 UTC. */
export const morning = Date.UTC(2026, 4, 14, 9);

export async function newWorld(): Promise<World> {
  const store = await startFaultyStore();
  const mail = await startFaultyMailServer();
  const clock: TestClock = { now: morning };
  const processes: LeadBackend[] = [];
  return {
    store,
    mail,
    clock,
    newProcess({ smtpUrls = [mail.url], budgets } = {}) {
      const process = testBackend({ storeUrl: store.url, smtpUrls, clock, budgets });
      processes.push(process);
      return process;
    },
    heal() {
      store.fault = () => undefined;
      mail.fault = () => undefined;
    },
    async quarterOfAnHour(process) {
      for (let run = 0; run < 3; run += 1) {
        clock.now += 5 * minute;
        await retryLeads(process).catch(() => undefined); // As on the host: the next run comes.
      }
    },
    storedIds: () =>
      [...store.contents.keys()]
        .filter((key) => /^(pending|quarantine)\//.test(key))
        .map((key) => key.split("/")[1] ?? ""),
    copies() {
      const copies = new Map<string, number>();
      for (const { leadId } of mail.received) copies.set(leadId, (copies.get(leadId) ?? 0) + 1);
      return copies;
    },
    async close() {
      processes.forEach((process) => process.mailer.close());
      await store.close();
      await mail.close();
    },
  };
}
