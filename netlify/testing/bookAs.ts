import { randomUUID } from "node:crypto";

import { type AppointmentRequest } from "../appointments/appointmentFields";
import type { AppointmentRow } from "../database/schema";
import { bookAppointment, type Booker, NotBooked } from "../appointments/bookAppointment";
import type { TestProcess } from "./testBackend";

const pass = (now: number) => ({ status: "valid" as const, since: now / 1000 - 60 });

/** Books as a person with a browser does, each from another address unless told. */
export async function bookAs(
  site: TestProcess,
  start: string | number,
  change: Partial<AppointmentRequest> & Partial<Booker> = {},
): Promise<
  | { status: AppointmentRow["state"]; appointment: AppointmentRow }
  | { status: NotBooked["kind"]; nearest: NotBooked["nearest"] }
> {
  const asked = {
    start: typeof start === "number" ? start : Date.parse(start),
    name: "Élodie Martin",
    email: `${randomUUID().slice(0, 8)}@exemple.fr`,
    ...{ phone: "", website: "", subject: "", zone: "Europe/Paris" },
    ...change,
  };
  const booker = {
    ...{ honeypot: "", address: randomUUID(), site: "https://www.cresca.example" },
    pass: pass(site.clock()),
    ...change,
  };
  try {
    const appointment = await bookAppointment(asked, booker, site);
    return { status: appointment.state, appointment };
  } catch (error) {
    if (!(error instanceof NotBooked)) throw error;
    return { status: error.kind, nearest: error.nearest };
  }
}
