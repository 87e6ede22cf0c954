import ICAL from "ical.js";
import { simpleParser } from "mailparser";

import { listAppointments } from "../database/appointments";
import type { TestProcess } from "./testBackend";
import type { World } from "./world";

/** The last mail that each person got about an appointment says what is true. */
export async function invitationsAreTrue(world: World, site: TestProcess): Promise<void> {
  const last = new Map<
    string,
    { sequence: number; method: string; start: number; id: string; to: string }
  >();
  for (const { raw, recipients } of world.mail.received) {
    if (!raw.includes("text/calendar")) continue;
    const { attachments } = await simpleParser(raw);
    const calendar = new ICAL.Component(ICAL.parse(attachments.at(-1)!.content.toString()));
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    const to = recipients[0] ?? "";
    const key = `${event.uid} ${to}`;
    const word = {
      sequence: event.sequence,
      method: String(calendar.getFirstPropertyValue("method")),
      start: event.startDate.toJSDate().getTime(),
      id: /rendez-vous-([\da-f-]{36})$/.exec(event.uid)?.[1] ?? "",
      to,
    };
    // A calendar follows the highest SEQUENCE.
    if ((last.get(key)?.sequence ?? -1) <= word.sequence) last.set(key, word);
  }
  const rows = await listAppointments(site.database, new Date(0), new Date(Date.UTC(2100, 0)));
  const current = new Map(rows.map((row) => [row.id, row]));
  for (const { id, method, start, sequence, to } of last.values()) {
    const row = current.get(id);
    if (!row) continue;
    const host = world.booking.hosts.find(({ email }) => email === to)?.slug;
    const isTheirs = host === undefined || host === row.host;
    const isOn = row.state === "booked" && isTheirs;
    expect({ id, method }).toEqual({ id, method: isOn ? "REQUEST" : "CANCEL" });
    if (isOn) expect([start, sequence]).toEqual([row.startsAt.getTime(), row.sequence]);
  }
  for (const row of current.values()) {
    if (row.state !== "booked") continue;
    expect([...last.values()].filter(({ id }) => id === row.id).length).toBeGreaterThanOrEqual(2);
  }
}
