import { leadContent } from "../leads/leadContent";
import { postJson, sampleFields, testBackend } from "./testBackend";

/**
 * A process that posts one lead and kills itself (SIGKILL) at the await named by KILL_AT, such as
 * "before put 2": before or after the nth time that it asks this of the store or the mail server.
 * Some run side by side, so their order differs from run to run, but each one's own count does not.
 */
async function main(): Promise<void> {
  leadContent();
  const backend = testBackend({
    storeUrl: process.env.STORE_URL ?? "",
    smtpUrls: [process.env.SMTP_URL ?? ""],
    clock: { now: Number(process.env.NOW) },
    budgets: { directMail: 10_000, storeRequest: 10_000, lookup: 10_000, storeRecord: 10_000 },
  });
  let asked = 0;
  const killAt = (moment: string) => {
    if (moment !== process.env.KILL_AT) return;
    process.stdout.write("killed");
    process.kill(process.pid, "SIGKILL");
  };
  const killable = <Arguments extends unknown[], Result>(
    name: string,
    work: (...given: Arguments) => Promise<Result>,
  ) => {
    let times = 0;
    return async (...given: Arguments): Promise<Result> => {
      const nth = ++times;
      asked += 1;
      killAt(`before ${name} ${nth}`);
      const result = await work(...given);
      killAt(`after ${name} ${nth}`);
      return result;
    };
  };
  const { keys } = backend.store;
  keys.get = killable("get", keys.get);
  keys.put = killable("put", keys.put);
  keys.putIfNew = killable("putIfNew", keys.putIfNew);
  backend.mailer.deliver = killable("deliver", backend.mailer.deliver);

  const answer = await postJson(sampleFields(), backend);
  process.stdout.write(`answered ${answer.status}, ${asked} asked`);
  process.exit(0);
}

void main();
