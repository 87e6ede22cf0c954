import type { LeadAction, LeadAnswer, LeadDetail } from "../../contract/deskLeads";
import type { RefusalAnswer } from "../../contract/desk";
import type { Desk } from "./desk";
import { postAndSettle, sampleFields, type TestProcess } from "./testBackend";
import type { World } from "./world";

/** Sends a message and returns it as the desk shows it. */
export async function received(
  world: World,
  desk: Desk,
  process: TestProcess,
  fields: Record<string, string> = {},
): Promise<LeadDetail> {
  world.clock.now += 1_000;
  expect(await postAndSettle({ ...sampleFields(), ...fields }, process)).toBe(200);
  const [last] = await world.database.query<{ id: string }>(
    "select id from leads order by received_at desc limit 1",
  );
  return desk.view("lead", { id: last?.id ?? "" });
}

/** Changes a message. Resolves to status and answer. */
export const changeLead = (desk: Desk, action: LeadAction) =>
  desk.act<LeadAnswer & RefusalAnswer>(action);
