import fc from "fast-check";

import type { DatabaseFault } from "./faultyDatabase";
import type { MailFault, MailStage } from "./faultyMailServer";

/** What can happen to the lead path. */
export type Step =
  | { do: "post"; lead: number; times: number }
  | { do: "send"; senders: number }
  | { do: "break-database"; statements: string; fault: DatabaseFault }
  | { do: "break-mail"; fault: MailFault }
  | { do: "heal" }
  | { do: "clock"; minutes: number }
  | { do: "restart" };

const databaseFault = fc.oneof(
  fc.record({ kind: fc.constant("cut" as const), applied: fc.boolean() }),
  fc.record({ kind: fc.constant("silent" as const), applied: fc.boolean() }),
  fc.record({ kind: fc.constant("slow" as const), ms: fc.constantFrom(30, 150) }),
);

const stage = fc.constantFrom<MailStage>("connect", "mail-from", "recipient", "data");

const mailFault = fc.oneof(
  fc.record({
    kind: fc.constant("code" as const),
    stage,
    code: fc.constantFrom(421, 450, 451, 535, 550, 554),
  }),
  fc.record({ kind: fc.constant("silent" as const), stage }),
  fc.constant({ kind: "cut-after-data" as const }),
  fc.constant({ kind: "garbage" as const }),
  fc.record({
    kind: fc.constant("cut" as const),
    stage: fc.constantFrom("connect" as const, "recipient" as const),
  }),
  fc.record({ kind: fc.constant("slow" as const), stage, ms: fc.constantFrom(30, 200) }),
);

/** A random story of at most a dozen steps. */
export const story: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant("post" as const),
        lead: fc.nat(2),
        times: fc.constantFrom(1, 1, 1, 2, 3),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant("send" as const),
        senders: fc.constantFrom(1, 2),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant("break-database" as const),
        statements: fc.constantFrom("", "insert into leads", "sent_at = $", "failures =", "picked"),
        fault: databaseFault,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant("break-mail" as const), fault: mailFault }),
    },
    { weight: 1, arbitrary: fc.constant({ do: "heal" as const }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant("clock" as const),
        minutes: fc.constantFrom(1, 5, 60, 600, -30, -2_000),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ do: "restart" as const }) },
  ),
  { minLength: 2, maxLength: 12 },
);
