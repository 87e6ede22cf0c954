import { normaliseLead } from "../../contract/leadRules";
import { leadId } from "../leads/receiveLead";
import { sendOutbox } from "../leads/sendOutbox";
import type { Step } from "./story";
import { minute, postJson, sampleFields, type TestProcess } from "./testBackend";
import type { World } from "./world";

/**
 * Plays a story and checks the rule: a visitor who was shown success has a lead that is stored or mailed;
 * every stored lead is mailed in the end, once, unless an acknowledgement was lost, the process that
 * mailed it could not record it, or the visitor sent it again to a process that cannot ask
 * the database; all its copies have one Message-ID.
 */
export async function play(steps: Step[], world: World): Promise<void> {
  await world.reset();
  const excuses = new Map<string, number>();
  /** What each process that ran has delivered. */
  const memories = new Set<TestProcess["deliveries"]>();
  const excuse = (name: string) => excuses.set(name, (excuses.get(name) ?? 0) + 1);
  const newProcess = () => watched(world.newProcess({ timeLimits: modelLimits }));

  function watched(process: TestProcess): TestProcess {
    const { deliveries, mailer } = process;
    memories.add(deliveries);
    return {
      ...process,
      mailer: {
        ...mailer,
        async deliver(mail, sender) {
          const { messageId } = sender;
          const all = [...memories];
          const isUntold = all.some((one) => one !== deliveries && one.unrecorded.has(messageId));
          const isOnlyCopy = JSON.stringify(mail.parts).includes("base de données");
          const isUnknown = isOnlyCopy && all.some((one) => one.has(messageId));
          if (isUntold || isUnknown) excuse(messageId);
          const before = world.taken(messageId);
          const outcome = await mailer.deliver(mail, sender);
          const wasTaken = world.taken(messageId) > before;
          if (outcome.status === "unreachable" && wasTaken) excuse(messageId);
          return outcome;
        },
      },
    };
  }

  let process = newProcess();
  const promised = new Set<string>();
  for (const step of steps) {
    switch (step.kind) {
      case "post": {
        const fields = sampleFields(step.lead);
        const answers = await Promise.all(
          Array.from({ length: step.times }, () => postJson(fields, process)),
        );
        const key = leadId(normaliseLead(fields), 0).split("-")[1] ?? "";
        for (const { status } of answers) {
          if (status !== 200 && status !== 503) throw new Error(`answered ${status}`);
          if (status === 200) promised.add(key);
        }
        await checkPromises(promised, world);
        break;
      }
      case "send": {
        const senders = [process, ...Array.from({ length: step.senders - 1 }, newProcess)];
        await Promise.all(senders.map((one) => sendOutbox(one).catch(() => undefined)));
        break;
      }
      case "break-database":
        world.line.fault = (asked) =>
          asked.includes(step.statements) && (asked !== "" || step.statements === "")
            ? step.fault
            : undefined;
        break;
      case "break-mail":
        world.mail.fault = () => step.fault;
        break;
      case "heal":
        world.heal();
        break;
      case "clock":
        await process.afterAnswers.finish(10_000);
        world.clock.now += step.minutes * minute;
        break;
      case "restart":
        await process.afterAnswers.finish(10_000);
        process = newProcess();
        break;
    }
  }
  await process.afterAnswers.finish(10_000);
  world.heal();
  world.line.cutAll();
  // The same process, but with time limits that even a busy machine keeps.
  const calm = watched({ ...world.newProcess(), deliveries: process.deliveries });
  await calm.deliveries.flush(calm.database);
  await world.quarterOfAnHour(calm);
  await checkMails(world, excuses);
}

async function checkPromises(promised: Set<string>, world: World): Promise<void> {
  const ids = await world.storedIds();
  for (const key of promised) {
    const isStored = ids.some((id) => id.endsWith(key));
    const isMailed = world.mail.received.some(({ leadId }) => leadId.endsWith(key));
    if (!isStored && !isMailed) throw new Error("success was shown for a lead that is nowhere");
  }
}

async function checkMails(world: World, excuses: Map<string, number>): Promise<void> {
  const open = await world.database.query(
    "select from leads l left join outbox m on m.lead_id = l.id where m.sent_at is null and m.given_up_at is null",
  );
  if (open.length > 0) throw new Error("a stored lead was not mailed");
  const marked = await world.database.query<{ lead_id: string }>(
    "select lead_id from outbox where kind = 'lead' and sent_at is not null",
  );
  const copies = world.copies();
  if (marked.some((row) => !copies.has(row.lead_id))) throw new Error("marked, but never mailed");
  for (const [id, count] of copies) {
    if (id === "") continue; // Not the mail of a lead.
    const mails = world.mail.received.filter(({ leadId }) => leadId === id);
    const names = [...new Set(mails.map(({ messageId }) => messageId))];
    if (names.length > 1) throw new Error("copies of a lead have different Message-IDs");
    const allowed = 1 + (excuses.get(names[0] ?? "") ?? 0);
    if (count > allowed) throw new Error(`a lead was mailed ${count} times`);
  }
}

/** Short, because time-outs are many; a time-out that is not meant is just one more fault. */
const modelLimits = {
  record: 150,
  onlyCopy: 150,
  connection: 150,
  statement: 250,
  acknowledgement: 250,
};
