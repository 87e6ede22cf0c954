import { leadContent } from "../leads/leadContent";
import { postJson, sampleFields, testBackend } from "./testBackend";

/**
 * A process that posts one lead and kills itself (SIGKILL) at the await named by KILL_AT: one
 * before and one after each thing it asks of the store or of the mail server.
 */
async function main(): Promise<void> {
  leadContent();
  const backend = testBackend({
    storeUrl: process.env.STORE_URL ?? "",
    smtpUrls: [process.env.SMTP_URL ?? ""],
    clock: { now: Number(process.env.NOW) },
    budgets: { directMail: 10_000, storeRequest: 10_000, lookup: 10_000, storeRecord: 10_000 },
  });
  let awaits = 0;
  const tick = (name: string) => {
    awaits += 1;
    if (awaits !== Number(process.env.KILL_AT)) return;
    process.stdout.write(name);
    process.kill(process.pid, "SIGKILL");
  };
  const killable =
    <Arguments extends unknown[], Result>(
      name: string,
      work: (...given: Arguments) => Promise<Result>,
    ) =>
    async (...given: Arguments): Promise<Result> => {
      tick(`before ${name}`);
      const result = await work(...given);
      tick(`after ${name}`);
      return result;
    };
  const { keys } = backend.store;
  keys.get = killable("get", keys.get);
  keys.put = killable("put", keys.put);
  keys.putIfNew = killable("putIfNew", keys.putIfNew);
  backend.mailer.deliver = killable("deliver", backend.mailer.deliver);

  const answer = await postJson(sampleFields(), backend);
  process.stdout.write(`answered ${answer.status}`);
  process.exit(0);
}

void main();
