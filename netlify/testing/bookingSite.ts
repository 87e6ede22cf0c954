import { simpleParser } from "mailparser";

import { bookAppointmentApp } from "../functions/book-appointment/book-appointment.mts";
import { appointment } from "../functions/appointment/appointment.mts";
import { appointmentSlots } from "../functions/appointment-slots/appointment-slots.mts";
import { ask, type TestProcess } from "./testBackend";
import { testWorld } from "./world";

export const origin = "https://www.cresca.example/.netlify/functions";
/** The first time on the first working day after the world's morning. */
export const monday = "2026-05-18T12:00:00.000Z";
export const person = { name: "Élodie Martin", email: "elodie@exemple.fr" };

/**
 * What visitors do with the site, each from an address of their own. To be called once, at the top of
 * a file of tests: they get a world for all and a process for each.
 */
export function bookingSite() {
  const world = testWorld();
  let site: TestProcess;
  let address = 0;
  beforeEach(() => {
    site = world.newProcess();
  });

  const post = (headers: Record<string, string>, body: BodyInit) =>
    ask(
      bookAppointmentApp,
      new Request(`${origin}/book-appointment`, { method: "POST", headers, body }),
      site,
      `192.0.2.${(address += 1)}`,
    );
  const visit = (link: string) => ask(appointment, new Request(new URL(link, origin)), site);
  return {
    world,
    site: () => site,
    slots: (query = "", accept = "application/json") =>
      ask(
        appointmentSlots,
        new Request(`${origin}/appointment-slots${query}`, { headers: { accept } }),
        site,
      ),
    book: (fields: object) => post({ "content-type": "application/json" }, JSON.stringify(fields)),
    bookNatively: (fields: Record<string, string>) =>
      post({ accept: "text/html" }, new URLSearchParams(fields)),
    visit,
    /** Presses a button of an appointment's page; what was done is shown by a page of its own. */
    async press(link: string, fields: Record<string, string>) {
      const answer = await ask(
        appointment,
        new Request(`${origin}/appointment`, {
          method: "POST",
          headers: { accept: "text/html" },
          body: new URLSearchParams({
            token: new URL(link, origin).searchParams.get("token") ?? "",
            ...fields,
          }),
        }),
        site,
      );
      const shown = answer.headers.get("location");
      return shown ? visit(new URL(shown, `${origin}/appointment`).href) : answer;
    },
    /** Mails to an address, once all is sent. */
    async mailsTo(recipient: string) {
      await site.afterAnswers.finish(20_000);
      const theirs = world.mail.received.filter(({ recipients }) => recipients.includes(recipient));
      return Promise.all(theirs.map(({ raw }) => simpleParser(raw)));
    },
  };
}
