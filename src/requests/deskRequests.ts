import {
  csrfHeader,
  deskFunction,
  signInFunction,
  type DeskAction,
  type DeskViews,
  type ExportFile,
  type RefusalAnswer,
  type Session,
  type SignInRequest,
} from "../../contract/desk";
import type { AppointmentAction, AppointmentAnswer } from "../../contract/deskAppointments";
import type { LeadAction, LeadAnswer } from "../../contract/deskLeads";
import { functionUrl } from "./functionUrl";

/** Milliseconds after which a request is given up. */
const TIMEOUT = 15_000;

/** What the server refused, or that it could not be reached (status 0). */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly refused?: RefusalAnswer,
  ) {
    super(`${status} ${refused?.error ?? ""}`);
  }
}

const send = async (address: string, options: RequestInit = {}): Promise<unknown> => {
  const response = await fetch(address, {
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT),
    ...options,
  }).catch(() => undefined);
  if (!response) throw new RequestError(0);
  const answer: unknown = await response.json().catch(() => undefined);
  // The server's errors are told as it tells them; a host's own error page is none of them.
  if (!response.ok) throw new RequestError(response.status, answer as RefusalAnswer | undefined);
  return answer;
};

const post = (name: string, body: unknown, headers: Record<string, string> = {}, last = false) =>
  send(functionUrl(name), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
    body: JSON.stringify(body),
    // Goes on while the page goes away.
    keepalive: last,
  });

/** Address of a view; the key of what is kept of it. */
export const viewAddress = (view: keyof DeskViews, parameters: Record<string, string> = {}) =>
  `${functionUrl(deskFunction)}?${new URLSearchParams({ view, ...parameters })}`;

/** Address that downloads a file. */
export const exportAddress = (file: ExportFile) =>
  `${functionUrl(deskFunction)}?${new URLSearchParams({ view: "export", file })}`;

/** Parameters that name people: hosts write addresses into their logs, so these are posted. */
const PERSONAL = ["search", "email"];

/** Reads a view. @throws RequestError */
export const fetchView = (address: string): Promise<unknown> => {
  const parameters = new URLSearchParams(address.slice(address.indexOf("?")));
  if (!PERSONAL.some((name) => parameters.has(name))) return send(address);
  return withToken((headers) => post(deskFunction, Object.fromEntries(parameters), headers));
};

/** Asks for a link, or changes the link's token for a session. @throws RequestError */
export const requestSignIn = (request: SignInRequest) =>
  post(signInFunction, request) as Promise<Session>;

type Answer<Action extends DeskAction> = Action extends LeadAction
  ? LeadAnswer
  : Action extends AppointmentAction
    ? AppointmentAnswer
    : unknown;

/**
 * Sends what needs the session's token. One that the server does not know any more (another tab signed in anew) is fetched
 * again, once.
 */
const withToken = async <Answer>(attempt: (headers: Record<string, string>) => Promise<Answer>) => {
  const headers = async () => ({ [csrfHeader]: await csrfToken() });
  try {
    return await attempt(await headers());
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 403) throw error;
    token = undefined;
    return attempt(await headers());
  }
};

/**
 * Changes something.
 *
 * @param last the page is going away: the request outlives it
 * @throws RequestError
 */
export const sendChange = <Action extends DeskAction>(action: Action, last = false) =>
  withToken((headers) => post(deskFunction, action, headers, last) as Promise<Answer<Action>>);

let token: string | undefined;

/** Remembers the token of a session that was read. */
export const rememberSession = ({ csrf }: Session) => {
  token = csrf;
};

const csrfToken = async () => {
  token ??= ((await fetchView(viewAddress("session"))) as Session).csrf;
  return token;
};
