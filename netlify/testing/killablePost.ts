import { leadContent } from "../leads/leadContent";
import { postJson, sampleFields, testBackend } from "./testBackend";

/**
 * A process that posts one lead and kills itself (SIGKILL) at the await named by KILL_AT, such as
 * "before statement 2": before or after the nth time that it asks this of the database, the mail
 * server or the webhook.
 */
async function main(): Promise<void> {
  leadContent();
  const backend = testBackend({
    databaseUrl: process.env.TEST_DATABASE_URL ?? "",
    smtpUrl: process.env.SMTP_URL,
    webhookUrl: process.env.WEBHOOK_URL,
    clock: { now: Number(process.env.NOW) },
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
  const pool = backend.database.pool;
  Object.assign(pool, { query: killable("statement", pool.query.bind(pool)) });
  backend.mailer.deliver = killable("deliver", backend.mailer.deliver);
  backend.webhook.deliver = killable("post", backend.webhook.deliver);

  const answer = await postJson(sampleFields(), backend);
  killAt("answered");
  await backend.afterAnswers.finish(20_000);
  process.stdout.write(`answered ${answer.status}, ${asked} asked`);
  process.exit(0);
}

void main();
