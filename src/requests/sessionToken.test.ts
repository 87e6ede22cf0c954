import type { sessionToken as SessionToken } from "./sessionToken";

const KEY = "visitor-pass";
const now = Date.parse("2026-11-20T12:00:00Z");
const seconds = now / 1000;

const json = (body: object) => ({ ok: true, json: async () => body });

/** What the function answers: a pass for an hour, told in seconds. */
const answer = (token: string, expiresAt = seconds + 3600) => json({ token, expiresAt });

const stored = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

let sessionToken: typeof SessionToken;
const fetchPass = jest.fn();

beforeEach(async () => {
  jest.useFakeTimers({ now });
  stored.clear();
  fetchPass.mockReset();
  Object.assign(globalThis, { fetch: fetchPass, localStorage });
  // The module remembers a request under way.
  jest.resetModules();
  ({ sessionToken } = await import("./sessionToken"));
});

afterEach(() => {
  jest.useRealTimers();
});

// That it is asked for with the public key, and kept, is seen in a browser: e2e/privacy.spec.ts.

it("asks once for calls that come together", async () => {
  fetchPass.mockResolvedValue(answer("shared"));
  expect(await Promise.all([sessionToken("k"), sessionToken("k")])).toEqual(["shared", "shared"]);
  expect(fetchPass).toHaveBeenCalledTimes(1);
});

it("renews a pass that is about to expire", async () => {
  localStorage.setItem(KEY, JSON.stringify({ token: "old", expiresAt: seconds + 60 }));
  fetchPass.mockResolvedValue(answer("new"));
  expect(await sessionToken("k")).toBe("new");
});

it("renews by itself while the page stays open", async () => {
  fetchPass.mockResolvedValueOnce(answer("first"));
  await sessionToken("k");
  fetchPass.mockResolvedValueOnce(answer("second", seconds + 7200));
  await jest.advanceTimersByTimeAsync(56 * 60_000);
  expect(fetchPass).toHaveBeenCalledTimes(2);
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toMatchObject({ token: "second" });
});

it.each([
  ["no answer", () => fetchPass.mockRejectedValue(new TypeError("no network"))],
  ["an error", () => fetchPass.mockResolvedValue({ ok: false })],
  ["another answer", () => fetchPass.mockResolvedValue(json({ success: true }))],
  ["a pass without an end", () => fetchPass.mockResolvedValue(json({ token: "endless" }))],
])("does without on %s, and does not ask in a loop: a lead is worth more", async (_, fail) => {
  fail();
  expect(await sessionToken("k")).toBeUndefined();
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(fetchPass).toHaveBeenCalledTimes(1);
});

it("survives whatever stands in the local storage", async () => {
  localStorage.setItem(KEY, "{broken");
  fetchPass.mockResolvedValue(answer("fresh"));
  expect(await sessionToken("k")).toBe("fresh");
});
