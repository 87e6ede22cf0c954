import type { sessionToken as SessionToken } from "./sessionToken";

const KEY = "visitor-pass";
const now = Date.parse("2026-11-20T12:00:00Z");
const seconds = now / 1000;

/** What the function answers: a pass for an hour, told in seconds. */
const answer = (token: string, expiresAt = seconds + 3600) => ({
  ok: true,
  json: async () => ({ token, expiresAt }),
});

let sessionToken: typeof SessionToken;
const fetchPass = jest.fn();

beforeEach(async () => {
  jest.useFakeTimers({ now });
  localStorage.clear();
  fetchPass.mockReset();
  globalThis.fetch = fetchPass;
  // The module remembers a request under way.
  jest.resetModules();
  ({ sessionToken } = await import("./sessionToken"));
});

afterEach(() => {
  jest.useRealTimers();
});

it("asks for a pass with the public key, and keeps it", async () => {
  fetchPass.mockResolvedValue(answer("first"));
  expect(await sessionToken("site-key")).toBe("first");
  expect(fetchPass).toHaveBeenCalledWith(
    "/.netlify/functions/visitor-pass",
    expect.objectContaining({ headers: { apikey: "site-key" } }),
  );
  expect(await sessionToken("site-key")).toBe("first");
  expect(fetchPass).toHaveBeenCalledTimes(1);
});

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
])("does without on %s: a lead is worth more than a pass", async (_, fail) => {
  fail();
  expect(await sessionToken("k")).toBeUndefined();
});

it.each([
  ["another answer", { success: true }],
  ["a pass without an end", { token: "endless" }],
])("asks once, not in a loop, where the function's place gives %s", async (_, body) => {
  fetchPass.mockResolvedValue({ ok: true, json: async () => body });
  expect(await sessionToken("k")).toBeUndefined();
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(fetchPass).toHaveBeenCalledTimes(1);
});

it("survives whatever stands in the local storage", async () => {
  localStorage.setItem(KEY, "{broken");
  fetchPass.mockResolvedValue(answer("fresh"));
  expect(await sessionToken("k")).toBe("fresh");
});
