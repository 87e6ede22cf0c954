import { randomUUID } from "node:crypto";

import {
  type AppointmentBackend,
  type BookingContent,
  bookingContent,
} from "../appointments/appointmentBackend";
import type { AppointmentRequest } from "../appointments/appointmentFields";
import { bookAppointment, type Booker } from "../appointments/bookAppointment";
import type { TestDatabase } from "./emptyDatabase";
import type { TestProcess } from "./testBackend";
import { newWorld, type World } from "./world";

/** A process of the site that also books. */
export type BookingProcess = AppointmentBackend & TestProcess;

/** A world with hosts and their calendars. */
export interface AppointmentWorld extends World {
  booking: BookingContent;
  /** What each address of a calendar answers; an absent one does not. */
  feeds: Map<string, string>;
  /** Addresses of a host's calendars, by slug. */
  feedAddresses: Map<string, string[]>;
  fetchFeed(address: string): Promise<string>;
  newSite(): BookingProcess;
}

/** Two hosts; the first as in the sample content. */
export async function newAppointmentWorld(made?: TestDatabase): Promise<AppointmentWorld> {
  const world = await newWorld(made);
  const sample = bookingContent();
  const [camille] = sample.hosts;
  if (!camille) throw new Error("the sample content has a host");
  const booking: BookingContent = {
    ...sample,
    hosts: [
      { ...camille, absences: [] },
      {
        slug: "dominique",
        name: "Dominique Exemple",
        email: "dominique@cresca.example",
        hours: [{ day: "mardi", from: "14h00", to: "16h00" }],
      },
    ],
  };
  const feeds = new Map<string, string>();
  const feedAddresses = new Map<string, string[]>();
  return {
    ...world,
    booking,
    feeds,
    feedAddresses,
    newSite: () => ({
      ...world.newProcess(),
      booking,
      feedsOf: (slug) => feedAddresses.get(slug) ?? [],
    }),
    async fetchFeed(address) {
      const feed = feeds.get(address);
      if (feed === undefined) throw new Error("away");
      return feed;
    },
    async reset() {
      feeds.clear();
      feedAddresses.clear();
      await world.reset();
    },
  };
}

const pass = (now: number) => ({
  status: "valid" as const,
  claims: { role: "anon" as const, iss: "", iat: 0, exp: 0, since: now / 1000 - 60 },
});

/** Books as a person with a browser does, each from another address unless told. */
export function bookAs(
  site: BookingProcess,
  start: string | number,
  change: Partial<AppointmentRequest> & Partial<Booker> = {},
) {
  const { honeypot = "", address = randomUUID(), ...fields } = change;
  return bookAppointment(
    {
      start: typeof start === "number" ? start : Date.parse(start),
      name: "Élodie Martin",
      email: `${randomUUID().slice(0, 8)}@exemple.fr`,
      phone: "",
      website: "",
      subject: "",
      zone: "Europe/Paris",
      ...fields,
    },
    { honeypot, address, site: "https://www.cresca.example", pass: pass(site.clock()), ...change },
    site,
  );
}
