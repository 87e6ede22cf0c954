import { contentKey } from "../leads/leadId";
import type { LeadBackend } from "../leads/leadBackend";
import { retryLeads } from "../leads/retryLeads";
import { validateLead } from "../leads/validateLead";
import type { Step } from "./story";
import { minute, postJson, sampleFields } from "./testBackend";
import { morning, type World } from "./world";

/**
 * Plays a story and checks the rule: every post that was answered with success is stored or mailed,
 * every stored lead is mailed within a quarter of an hour once all is well, and no lead is mailed
 * twice, but for an acknowledgement that got lost, or what only an ended process or, with the store
 * away, another process knew of.
 *
 * @throws with what is wrong.
 */
export async function play(
  steps: Step[],
  world: World,
  sabotage: (process: LeadBackend) => LeadBackend = (process) => process,
): Promise<void> {
  world.heal();
  world.store.contents.clear();
  world.mail.received.length = 0;
  world.clock.now = morning;
  const excuses = new Map<string, number>();
  const excuse = (id: string) => excuses.set(id, (excuses.get(id) ?? 0) + 1);
  const background: Promise<unknown>[] = [];
  const mailers = new Map<string, LeadBackend>();
  const unmarked = new Map<LeadBackend["ledger"], Set<string>>();

  const newProcess = (): LeadBackend => {
    const process = sabotage(world.newProcess({ budgets: modelBudgets }));
    const { deliver } = process.mailer;
    const missing = new Set<string>();
    const ledger: LeadBackend["ledger"] = {
      ...process.ledger,
      add(id, mark) {
        missing.add(id);
        process.ledger.add(id, async () => {
          await mark();
          missing.delete(id);
        });
      },
      settle(id) {
        missing.delete(id);
        process.ledger.settle(id);
      },
    };
    unmarked.set(ledger, missing);
    return {
      ...process,
      ledger,
      waitUntil: (work) => void background.push(work),
      mailer: {
        ...process.mailer,
        async deliver(mail, budgetMs) {
          const outcome = await deliver(mail, budgetMs);
          const id = /^X-Lead-Id: (.+)$/im.exec(mail.raw.toString("latin1"))?.[1]?.trim() ?? "";
          if (outcome.status === "uncertain") excuse(id);
          // With the store away, a process cannot know what another one has mailed.
          const isOnlyCopy = mail.raw.includes("le stockage ne");
          if (isOnlyCopy && mailers.has(id) && mailers.get(id) !== process) excuse(id);
          if (outcome.status === "delivered") mailers.set(id, process);
          return outcome;
        },
      },
    };
  };
  const idle = async () => {
    while (background.length > 0) await Promise.all(background.splice(0));
  };

  let process = newProcess();
  const promised = new Set<string>();
  for (const step of steps) {
    switch (step.do) {
      case "post": {
        const fields = sampleFields(step.lead);
        const answers = await Promise.all(
          Array.from({ length: step.times }, () => postJson(fields, process)),
        );
        const checked = validateLead(fields, process.content.texts.contact.form);
        const key = contentKey(checked.fields);
        for (const { status } of answers) {
          if (status !== 200 && status !== 503) throw new Error(`answered ${status}`);
          if (status === 200) promised.add(key);
        }
        for (const content of promised) {
          const isKept =
            world.storedIds().some((id) => id.endsWith(content)) ||
            world.mail.received.some(({ leadId }) => leadId.endsWith(content));
          if (!isKept) throw new Error("success was shown for a lead that is nowhere");
        }
        break;
      }
      case "retry": {
        const others = Array.from({ length: step.schedulers - 1 }, newProcess);
        await Promise.all(
          [process, ...others].map((one) => retryLeads(one).catch(() => undefined)),
        );
        // The others end here, as a scheduled function does, and forget what they mailed.
        others.forEach((other) => {
          unmarked.get(other.ledger)?.forEach(excuse);
          other.mailer.close();
        });
        break;
      }
      case "break-store":
        world.store.fault = ({ method, key }) =>
          `${method} ${key}`.includes(step.requests) ? step.fault : undefined;
        break;
      case "break-mail":
        world.mail.fault = () => step.fault;
        break;
      case "heal":
        world.heal();
        break;
      case "clock":
        await idle();
        world.clock.now += step.minutes * minute;
        break;
      case "restart":
        await idle();
        // Each lead that the process mailed and could not mark may be mailed again.
        unmarked.get(process.ledger)?.forEach(excuse);
        process.mailer.close();
        process = newProcess();
        break;
    }
  }
  await idle();
  await world.store.settled();
  world.heal();
  // The same process, but with time limits that even a busy machine keeps.
  const calm = { ...world.newProcess({ budgets: calmBudgets }), ledger: process.ledger };
  await world.quarterOfAnHour(calm);
  [process, calm].forEach(({ mailer }) => mailer.close());
  if (unsent(world).length > 0) throw new Error("a stored lead was not mailed");
  for (const [id, count] of world.copies()) {
    if (count > 1 + (excuses.get(id) ?? 0)) throw new Error(`a lead was mailed ${count} times`);
    const names = world.mail.received.filter(({ leadId }) => leadId === id);
    if (new Set(names.map(({ messageId }) => messageId)).size > 1) {
      throw new Error("copies of a lead have different Message-IDs");
    }
  }
}

/** Short, because time-outs are many; a time-out that is not meant is just one more fault. */
const modelBudgets = {
  storeRequest: 250,
  lookup: 80,
  storeRecord: 120,
  directMail: 120,
  retryMail: 120,
  acknowledgement: 250,
};

const calmBudgets = {
  storeRequest: 20_000,
  lookup: 20_000,
  storeRecord: 20_000,
  directMail: 20_000,
  retryMail: 20_000,
  acknowledgement: 20_000,
};

function unsent(world: World): string[] {
  const mailed = world.copies();
  return world.storedIds().filter((id) => !mailed.has(id));
}
