import { functionUrl } from "./functionUrl";

/** A signed token of role `anon` and the instant at which it expires, in seconds since 1970. */
type Pass = { token: string; expiresAt: number };

const STORAGE_KEY = "visitor-pass";

/** Milliseconds that a pass has left. */
const timeLeft = ({ expiresAt }: Pass) => expiresAt * 1000 - Date.now();

/** A pass is renewed when it has less than this many milliseconds left. */
const RENEW_BEFORE = 5 * 60_000;

/** Milliseconds to wait for a pass; a lead is sent without one rather than late. */
const TIMEOUT = 2000;

const storedPass = (): Pass | null => {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
  } catch {
    return null;
  }
};

const requestPass = async (anonymousKey: string): Promise<Pass | null> => {
  try {
    const response = await fetch(functionUrl("visitor-pass"), {
      headers: { apikey: anonymousKey },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) return null;
    const pass: Pass = await response.json();
    // Something else may answer in the function's place; without an end it would be renewed at once, for ever.
    if (!Number.isFinite(pass.expiresAt)) return null;
    localStorage.setItem(STORAGE_KEY, JSON.stringify(pass));
    const renewIn = Math.max(timeLeft(pass) - RENEW_BEFORE, RENEW_BEFORE);
    setTimeout(() => void sessionToken(anonymousKey), renewIn);
    return pass;
  } catch {
    return null;
  }
};

let request: Promise<Pass | null> | undefined;

/**
 * The anonymous session of the specification (section 6): kept in local storage and renewed by itself before it
 * expires, as long as the page is open. Absent, it only raises the spam score of a lead.
 *
 * @returns the token, or undefined when none is to be had
 */
export const sessionToken = async (anonymousKey: string): Promise<string | undefined> => {
  const stored = storedPass();
  if (stored && timeLeft(stored) > RENEW_BEFORE) return stored.token;
  request ??= requestPass(anonymousKey).finally(() => (request = undefined));
  return ((await request) ?? stored)?.token;
};
