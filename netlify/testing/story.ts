import fc from "fast-check";

import type { MailStage } from "./faultyMailServer";

/** A step or a fault of a kind, with what chooses its details. */
const kind = <Name extends string, Details extends object>(
  name: Name,
  details: { [Key in keyof Details]: fc.Arbitrary<Details[Key]> },
) => fc.record<Details>(details).map((chosen) => ({ kind: name, ...chosen }));

/** A step, weighted. */
export const step = <Name extends string, Details extends object>(
  weight: number,
  ...what: Parameters<typeof kind<Name, Details>>
) => ({ weight, arbitrary: kind<Name, Details>(...what) });

const databaseFault = fc.oneof(
  kind("cut", { applied: fc.boolean() }),
  kind("silent", { applied: fc.boolean() }),
  kind("slow", { ms: fc.constantFrom(30, 150) }),
);

const stage = fc.constantFrom<MailStage>("connect", "mail-from", "recipient", "data");

const mailFault = fc.oneof(
  kind("code", { stage, code: fc.constantFrom(421, 450, 451, 535, 550, 554) }),
  kind("silent", { stage }),
  kind("cut-after-data", {}),
  kind("cut", { stage: fc.constantFrom<"connect" | "recipient">("connect", "recipient") }),
  kind("slow", { stage, ms: fc.constantFrom(30, 200) }),
);

const statements = fc.constantFrom("", "insert into leads", "sent_at = $", "failures =", "picked");

/** A random story of at most a dozen steps of what can happen to the lead path. */
export const story = fc.array(
  fc.oneof(
    step(5, "post", { lead: fc.nat(2), times: fc.constantFrom(1, 1, 1, 2, 3) }),
    step(3, "send", { senders: fc.constantFrom(1, 2) }),
    step(2, "break-database", { statements, fault: databaseFault }),
    step(2, "break-mail", { fault: mailFault }),
    step(1, "heal", {}),
    step(2, "clock", { minutes: fc.constantFrom(1, 5, 60, 600, -30, -2_000) }),
    step(1, "restart", {}),
  ),
  { minLength: 2, maxLength: 12 },
);

export type Step = typeof story extends fc.Arbitrary<(infer One)[]> ? One : never;
