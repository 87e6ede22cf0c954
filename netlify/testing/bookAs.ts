import { randomUUID } from "node:crypto";

import { type AppointmentRequest } from "../appointments/appointmentFields";
import { bookAppointment, type Booker } from "../appointments/bookAppointment";
import type { TestProcess } from "./testBackend";

const pass = (now: number) => ({
  status: "valid" as const,
  claims: { role: "anon" as const, iss: "", iat: 0, exp: 0, since: now / 1000 - 60 },
});

/** Books as a person with a browser does, each from another address unless told. */
export function bookAs(
  site: TestProcess,
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
