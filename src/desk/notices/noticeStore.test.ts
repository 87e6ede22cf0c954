/** @jest-environment node */
import {
  currentNotices,
  notify,
  passTime,
  settleAll,
  settleNotice,
  undoNotice,
} from "./noticeStore";

const done: string[] = [];
const announce = (name: string) =>
  notify(name, {
    undo: () => done.push(`${name} undone`),
    settle: (last) => done.push(last ? `${name} at the last moment` : name),
  });
const idOf = (name: string) => currentNotices().find(({ text }) => text === name)!.id;

beforeEach(() => {
  settleAll();
  done.length = 0;
});

it("does what it announces when its time is over, once", () => {
  announce("erase");
  passTime(9_000);
  expect(done).toEqual([]);
  passTime(2_000);
  passTime(20_000);
  expect(done).toEqual(["erase"]);
  expect(currentNotices()).toEqual([]);
});

it("does nothing of what was taken back", () => {
  announce("erase");
  undoNotice(idOf("erase"));
  passTime(20_000);
  settleAll();
  expect(done).toEqual(["erase undone"]);
});

it("does it at once when it is closed", () => {
  announce("erase");
  announce("resend");
  settleNotice(idOf("erase"));
  expect(done).toEqual(["erase"]);
  expect(currentNotices().map(({ text }) => text)).toEqual(["resend"]);
});

it("does all that waits when the page goes away", () => {
  announce("erase");
  announce("resend");
  settleAll();
  expect(done).toEqual(["erase at the last moment", "resend at the last moment"]);
});
