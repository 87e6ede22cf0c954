import fc from "fast-check";

/** What may happen; numbers choose among what there is at the time. */
export type Step =
  | { does: "book"; slot: number; trap: boolean; visitors: number }
  | { does: "move" | "cancel" | "confirm"; which: number; slot: number }
  | { does: "wait"; minutes: number }
  | { does: "calendar"; slot: number; away: boolean }
  | { does: "absence"; days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant("book" as const),
      slot: fc.nat(12),
      trap: fc.boolean(),
      visitors: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom("move" as const, "cancel" as const, "confirm" as const),
      which: fc.nat(9),
      slot: fc.nat(12),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("wait" as const),
      minutes: fc.constantFrom(10, 31, 300, 1440),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant("calendar" as const),
      slot: fc.nat(12),
      away: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant("absence" as const), days: fc.nat(3) }),
  },
);

/** A random story of at most a dozen steps. */
export const appointmentStory: fc.Arbitrary<Step[]> = fc.array(step, {
  minLength: 2,
  maxLength: 12,
});
