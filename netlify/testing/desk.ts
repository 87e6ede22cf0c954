import { randomUUID } from "node:crypto";

import { simpleParser } from "mailparser";

import {
  csrfHeader,
  type DeskAction,
  deskFunction,
  type DeskViews,
  type Session,
  signInFunction,
} from "../../contract/desk";
import { answerDesk } from "../staff/answerDesk";
import { answerSignIn } from "../staff/signIn";
import { availability } from "../appointments/availability";
import type { AppointmentRow } from "../database/schema";
import { type AppointmentWorld, bookAs, type BookingProcess } from "./appointmentWorld";

export const origin = "https://www.cresca.example";
const deskUrl = `${origin}/.netlify/functions/${deskFunction}`;
const signInUrl = `${origin}/.netlify/functions/${signInFunction}`;

export const camille = "camille@cresca.example";
export const dominique = "dominique@cresca.example";

/** A process of the site whose team is Camille and Dominique. */
export function newDeskSite(world: AppointmentWorld, staff = [camille, dominique]): BookingProcess {
  const site = world.newSite();
  return { ...site, settings: { ...site.settings, staff } };
}

/** Posts to the sign-in function as the desk does. */
export function postSignIn(
  body: unknown,
  site: BookingProcess,
  { address = randomUUID(), headers = {} }: { address?: string; headers?: HeadersInit } = {},
): Promise<Response> {
  const all = new Headers({ origin, "content-type": "application/json" });
  new Headers(headers).forEach((value, name) => all.set(name, value));
  const init = { method: "POST", headers: all, body: JSON.stringify(body) };
  return answerSignIn(new Request(signInUrl, init), address, site);
}

/** Asks for a link and reads it in the mail. */
export async function mailedToken(
  email: string,
  site: BookingProcess,
  world: AppointmentWorld,
): Promise<string> {
  const before = world.mail.received.length;
  await postSignIn({ action: "request", email }, site);
  await site.afterAnswers.finish(60_000);
  const [mail] = world.mail.received.slice(before);
  const { text = "" } = await simpleParser(mail?.raw ?? "");
  return /#connexion=([\w-]+)/.exec(text)?.[1] ?? "";
}

/** Somebody's browser with an open session. */
export interface Desk {
  cookie: string;
  session: Session;
  /** Any request, with this browser's cookie. */
  ask(init: RequestInit & { query?: string }): Promise<Response>;
  view<Name extends keyof DeskViews>(
    name: Name,
    parameters?: Record<string, string>,
  ): Promise<DeskViews[Name]>;
  /** Resolves to status and answer. */
  act<Answer>(action: DeskAction): Promise<{ status: number; body: Answer }>;
}

/** Signs somebody in. */
export async function signInAs(
  email: string,
  site: BookingProcess,
  world: AppointmentWorld,
): Promise<Desk> {
  const token = await mailedToken(email, site, world);
  const answer = await postSignIn({ action: "enter", token }, site);
  const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
  const session = (await answer.json()) as Session;
  const ask: Desk["ask"] = ({ query = "", ...init }) => {
    const headers = new Headers({ cookie });
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    return answerDesk(new Request(`${deskUrl}${query}`, { ...init, headers }), site);
  };
  return {
    cookie,
    session,
    ask,
    async view<Name extends keyof DeskViews>(name: Name, parameters = {}) {
      const query = `?${new URLSearchParams({ view: name, ...parameters }).toString()}`;
      const answered = await ask({ query });
      if (answered.status !== 200) throw new Error(`${query} is answered with ${answered.status}`);
      return (await answered.json()) as DeskViews[Name];
    },
    async act<Answer>(action: DeskAction) {
      const headers = {
        origin,
        "content-type": "application/json",
        [csrfHeader]: session.csrf,
      };
      const answered = await ask({ method: "POST", headers, body: JSON.stringify(action) });
      return { status: answered.status, body: (await answered.json()) as Answer };
    },
  };
}

/** Books the first free time, or the one after so many. */
export async function bookFirst(
  site: BookingProcess,
  change: Parameters<typeof bookAs>[2] = {},
  skip = 0,
): Promise<AppointmentRow> {
  const { slots } = await availability(site);
  const booked = await bookAs(site, slots[skip]?.start ?? NaN, change);
  if (booked.status !== "booked") throw new Error(booked.status);
  await site.afterAnswers.finish(60_000);
  return booked.appointment;
}
