import fc from "fast-check";

import type { MailFault, MailStage } from "./faultyMailServer";
import type { StoreFault } from "./faultyStore";

/** What can happen to the lead path. */
export type Step =
  | { do: "post"; lead: number; times: number }
  | { do: "retry"; schedulers: number }
  | { do: "break-store"; requests: string; fault: StoreFault }
  | { do: "break-mail"; fault: MailFault }
  | { do: "heal" }
  | { do: "clock"; minutes: number }
  | { do: "restart" };

const storeFault = fc.oneof(
  fc.record({
    kind: fc.constant("status" as const),
    status: fc.constantFrom(401, 403, 429, 500, 503),
    applied: fc.boolean(),
  }),
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
  fc.record({ kind: fc.constant("cut-after-data" as const) }),
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
        do: fc.constant("retry" as const),
        schedulers: fc.constantFrom(1, 2),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant("break-store" as const),
        requests: fc.constantFrom("", "PUT", "GET", "pending", "claims", "sent", "failed"),
        fault: storeFault,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant("break-mail" as const), fault: mailFault }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("heal" as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant("clock" as const),
        minutes: fc.constantFrom(1, 5, 60, 600, -30, -2_000),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("restart" as const) }) },
  ),
  { minLength: 2, maxLength: 12 },
);
