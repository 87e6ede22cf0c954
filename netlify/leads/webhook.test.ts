import { readFile } from "node:fs/promises";

import { type HookServer, testHook } from "../testing/hookServer";
import { listAll, postAndSettle, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";
import { releaseLead } from "./resendLead";

const hook = testHook();
const world = testWorld();

const newProcess = (timeLimits = {}) => world.newProcess({ webhookUrl: hook.url, timeLimits });

it("posts a lead once, signed, with the fields of the form, its id and its page", async () => {
  const fields = sampleFields();
  await postAndSettle({ ...fields, page: "/services/google-ads" }, newProcess());
  expect(hook.received).toHaveLength(1);
  const [{ id, body, headers, method } = fail()] = hook.received;
  const [lead] = await world.storedIds();
  expect(method).toBe("POST");
  expect(headers["content-type"]).toBe("application/json");
  expect(id).toBe(`lead-received-${lead}`);
  expect(body).toEqual({
    type: "lead.received",
    timestamp: new Date(world.clock.now).toISOString(),
    data: { ...fields, id: lead, website: "https://exemple.fr", page: "/services/google-ads" },
  });
  await world.quarterOfAnHour(newProcess());
  expect(hook.received).toHaveLength(1);
  expect(world.mail.received).toHaveLength(1);
});

function fail(): never {
  throw new Error("nothing was posted");
}

it("posts nothing of a double click and of the quarantine, until that is let through", async () => {
  const process = newProcess();
  await Promise.all([1, 2].map(() => postAndSettle(sampleFields(), process)));
  expect(hook.received).toHaveLength(1);
  await postAndSettle({ ...sampleFields(2), subject_line: "SEO" }, process);
  expect(hook.received).toHaveLength(1);
  const held = (await listAll(process)).find(({ state }) => state === "quarantine");
  expect(await releaseLead(held?.id ?? "", process)).toBe("delivered, webhook delivered");
  expect(hook.ids()).toContain(`lead-received-${held?.id}`);
});

it("is told of a lead that was mailed while the database was away", async () => {
  world.line.fault = () => ({ kind: "cut" });
  const process = newProcess({ record: 500 });
  expect(await postAndSettle(sampleFields(1), process)).toBe(200);
  world.heal();
  await postAndSettle(sampleFields(2), process);
  await world.quarterOfAnHour(process);
  expect(new Set(hook.ids()).size).toBe(2);
});

it("posts what docs/leads.md says", async () => {
  const page = await readFile("docs/leads.md", "utf8");
  const [example = ""] = /^\{"type":"lead\.received"[^`]*/m.exec(page) ?? [];
  const documented = JSON.parse(example.replaceAll("\n", "")) as HookServer["received"][0]["body"];
  await postAndSettle(sampleFields(), newProcess());
  const [{ body } = fail()] = hook.received;
  expect(Object.keys(body)).toEqual(Object.keys(documented));
  expect(Object.keys(body.data)).toEqual(Object.keys(documented.data));
});
