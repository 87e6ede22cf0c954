import type { Tone } from "../components/Badge";

/** Seconds that a notice stays: long enough to read it and to reach its button by keyboard. */
const SECONDS = 10;

/** A passing word on what was done. */
export type Notice = {
  id: number;
  text: string;
  tone: Extract<Tone, "plain" | "danger">;
  /** Takes back what was done, or keeps it from being done. */
  undo?: () => void;
  /** What is done when the notice goes by without being undone; `last` when the page is going away. */
  settle?: (last: boolean) => void;
  /** Time that it has left, in milliseconds. */
  left: number;
};

let notices: readonly Notice[] = [];
let count = 0;
const listeners = new Set<() => void>();

const show = (next: readonly Notice[]) => {
  notices = next;
  for (const listener of listeners) listener();
};

const remove = (id: number) => {
  const found = notices.find((notice) => notice.id === id);
  if (found) show(notices.filter((notice) => notice !== found));
  return found;
};

/** Shows a notice, below those that are there. */
export const notify = (text: string, options: Partial<Omit<Notice, "id" | "text">> = {}) => {
  count += 1;
  show([...notices, { id: count, text, tone: "plain", left: SECONDS * 1000, ...options }]);
};

/** Takes a notice away; what it announced is done now. */
export const settleNotice = (id: number) => remove(id)?.settle?.(false);

/** Takes a notice away, and back what it said. */
export const undoNotice = (id: number) => remove(id)?.undo?.();

/** Does now what notices still announce: the page is going away. */
export const settleAll = () => {
  const waiting = notices;
  show([]);
  for (const { settle } of waiting) settle?.(true);
};

/** Lets time go by for all notices. @param elapsed in milliseconds */
export const passTime = (elapsed: number) => {
  const over = notices.filter(({ left }) => left <= elapsed);
  for (const notice of notices) notice.left -= elapsed;
  for (const { id } of over) settleNotice(id);
};

export const currentNotices = () => notices;

export const onNotices = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
