import ICAL from "ical.js";
import { simpleParser } from "mailparser";

import type { World } from "./world";

const rows = (world: World) =>
  world.database.query<{
    id: string;
    host: string;
    state: string;
    sequence: number;
    starts: string;
    ends: string;
  }>(
    `select id, host, state, sequence, extract(epoch from starts_at) * 1000 as starts,
       extract(epoch from ends_at) * 1000 as ends
     from appointments`,
  );

/** No two live appointments of one host take the same time. */
export async function nothingOverlaps(world: World): Promise<void> {
  const live = (await rows(world)).filter(({ state }) => state !== "cancelled");
  for (const one of live) {
    const others = live.filter(
      ({ id, host, starts, ends }) =>
        id !== one.id &&
        host === one.host &&
        Number(starts) < Number(one.ends) &&
        Number(one.starts) < Number(ends),
    );
    expect(others).toEqual([]);
  }
}

/** The last mail that each person got about an appointment says what is true. */
export async function invitationsAreTrue(world: World): Promise<void> {
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
      id: /rendez-vous-([\da-f-]{36})@/.exec(event.uid)?.[1] ?? "",
      to,
    };
    // A calendar follows the highest SEQUENCE.
    if ((last.get(key)?.sequence ?? -1) <= word.sequence) last.set(key, word);
  }
  const current = new Map((await rows(world)).map((row) => [row.id, row]));
  for (const { id, method, start, sequence, to } of last.values()) {
    const row = current.get(id);
    if (!row) continue;
    const host = world.booking.hosts.find(({ email }) => email === to)?.slug;
    const isTheirs = host === undefined || host === row.host;
    const isOn = row.state === "booked" && isTheirs;
    expect({ id, method }).toEqual({ id, method: isOn ? "REQUEST" : "CANCEL" });
    if (isOn)
      expect({ start, sequence }).toEqual({ start: Number(row.starts), sequence: row.sequence });
  }
  for (const row of current.values()) {
    if (row.state !== "booked") continue;
    expect([...last.values()].filter(({ id }) => id === row.id).length).toBeGreaterThanOrEqual(2);
  }
}
