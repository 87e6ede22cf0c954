import { InvalidArgumentError } from "commander";
import { Temporal } from "temporal-polyfill";
import { z } from "zod";

import {
  type AppointmentBackend,
  isBookingOn,
  openAppointmentBackend,
} from "../netlify/appointments/appointmentBackend";
import { nearestSlots } from "../netlify/appointments/availability";
import { cancel, move } from "../netlify/appointments/changeAppointment";
import { momentInWords, paris } from "../netlify/appointments/parisTime";
import { findAppointment } from "../netlify/database/appointments";
import { listAppointments } from "../netlify/database/appointmentUpkeep";
import { commandLine, run, withBackend } from "./commandLine";

const onAppointments = <Given extends unknown[]>(
  work: (backend: AppointmentBackend, ...given: Given) => Promise<void>,
) =>
  withBackend(() => {
    if (isBookingOn()) return openAppointmentBackend();
    throw new Error("This site takes no appointments: see booking in content/site.yaml");
  }, work);

/** `npm run appointments`. */
export function appointmentsProgram() {
  const program = commandLine(
    "appointments",
    "What visitors have booked. To delete a person's appointments: npm run leads -- erase <e-mail>",
  );

  program
    .command("list")
    .description("all appointments, in the order in which they begin")
    .option("--json", "as JSON")
    .action(
      onAppointments(async ({ database }, { json }: { json?: true }) => {
        const appointments = await listAppointments(database);
        if (json) {
          console.log(JSON.stringify(appointments, null, 2));
          return;
        }
        for (const { id, state, startsAt, host, name, email } of appointments) {
          const when = momentInWords(startsAt.getTime());
          console.log(`${id}  ${state.padEnd(9)}  ${when}  ${host}  ${name} <${email}>`);
        }
        console.log(`${appointments.length} appointments`);
      }),
    );

  program
    .command("move")
    .description("gives an appointment another time that is free; visitor and host are told")
    .argument("<id>")
    .argument("<start>", "2026-12-01T14:00 (in Paris), or 2026-12-01T13:00Z", instantOf)
    .action(
      onAppointments(async (backend, id: string, start: number) => {
        const result = await move(await knownAppointment(id, backend), start, backend);
        if (result.status === "over") {
          throw new Error(`${id} cannot be moved: it has begun, or is not booked`);
        }
        if (result.status === "taken") {
          const nearest = nearestSlots(result.free, start).map((slot) => momentInWords(slot.start));
          throw new Error(`Nothing is free ${momentInWords(start)}. Free: ${nearest.join(" / ")}`);
        }
        console.log(`${id} moved to ${momentInWords(result.appointment.startsAt.getTime())}`);
      }),
    );

  program
    .command("cancel")
    .description("cancels an appointment; visitor and host are told")
    .argument("<id>")
    .action(
      onAppointments(async (backend, id: string) => {
        await knownAppointment(id, backend);
        const { status } = await cancel(id, backend);
        if (status !== "done") throw new Error(`${id} has begun, or is cancelled already`);
        console.log(`${id} cancelled`);
      }),
    );
  return program;
}

async function knownAppointment(id: string, backend: AppointmentBackend) {
  const isId = z.guid().safeParse(id).success;
  const appointment = isId && (await findAppointment(backend.database, id));
  if (!appointment) throw new Error(`Unknown appointment: ${id}`);
  return appointment;
}

function instantOf(text: string): number {
  for (const read of [
    () => Temporal.Instant.from(text),
    () => Temporal.PlainDateTime.from(text).toZonedDateTime(paris),
  ]) {
    try {
      return read().epochMilliseconds;
    } catch {
      // The other form, then.
    }
  }
  throw new InvalidArgumentError("It must be a time such as 2026-12-01T14:00.");
}

if (require.main === module) void run(appointmentsProgram());
