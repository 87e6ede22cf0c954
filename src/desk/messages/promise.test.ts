/** @jest-environment node */
import { promiseState } from "./promise";

const received = "2026-11-20T08:00:00Z";
const due = "2026-11-21T08:00:00Z";
const waiting = { receivedAt: received, dueAt: due, answeredAt: null };
const at = (instant: string) => promiseState(waiting, Date.parse(instant));

it("counts down to the 24 hours, then up", () => {
  expect(at("2026-11-20T14:00:00Z")).toMatchObject({
    kind: "waiting",
    tone: "accent",
    share: 0.25,
  });
  expect(at("2026-11-21T05:00:00Z")).toMatchObject({ kind: "waiting", tone: "warm" });
  expect(at("2026-11-21T08:00:00Z")).toMatchObject({ kind: "late", span: 0 });
  expect(at("2026-11-21T11:00:00Z")).toMatchObject({
    kind: "late",
    tone: "danger",
    span: 3 * 3_600_000,
  });
});

it("is calm with a clock that is behind", () => {
  expect(at("2026-11-20T07:00:00Z")).toMatchObject({ share: 0 });
});

it("tells how long an answer took, and whether the promise was kept", () => {
  const answered = (answeredAt: string) =>
    promiseState({ receivedAt: received, dueAt: null, answeredAt }, 0);
  expect(answered("2026-11-20T10:00:00Z")).toMatchObject({ kind: "answered", tone: "success" });
  expect(answered("2026-11-22T10:00:00Z")).toMatchObject({ kind: "answered", tone: "plain" });
});

it("says nothing of what the promise does not cover", () => {
  expect(promiseState({ ...waiting, dueAt: null }, 0)).toBeUndefined();
});
