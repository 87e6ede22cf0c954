import { type FaultyMailServer, startFaultyMailServer } from "../testing/faultyMailServer";
import { type FaultyStore, startFaultyStore } from "../testing/faultyStore";
import { patientBudgets, postJson, sampleFields, testBackend } from "../testing/testBackend";

describe("a lead", () => {
  let store: FaultyStore;
  let mail: FaultyMailServer;

  beforeEach(async () => {
    store = await startFaultyStore();
    mail = await startFaultyMailServer();
  });
  afterEach(async () => {
    await store.close();
    await mail.close();
  });

  const backend = () =>
    testBackend({
      storeUrl: store.url,
      smtpUrls: [mail.url],
      clock: { now: Date.now() },
      budgets: patientBudgets,
    });

  it("is stored, mailed and marked", async () => {
    const process = backend();
    const answer = await postJson(sampleFields(), process);
    process.mailer.close();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
    expect(mail.received).toHaveLength(1);
    const [id] = mail.received.map(({ leadId }) => leadId);
    expect([...store.contents.keys()].sort()).toEqual([
      `claims/${id}/0000`,
      `pending/${id}`,
      `sent/${id}`,
    ]);
  });

  it("posted ten times at once by two processes is one lead and one mail", async () => {
    const processes = [backend(), backend()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        postJson(sampleFields(), processes[index % 2] ?? backend()),
      ),
    );
    processes.forEach((process) => process.mailer.close());
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(mail.received).toHaveLength(1);
  });
});
