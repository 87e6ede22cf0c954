import { html } from "hono/html";

import { fieldHtml, type Html, trapHtml } from "../http/page";
import { issuePass } from "../leads/visitorPass";
import type { AppointmentBackend } from "./appointmentBackend";
import {
  type AppointmentErrors,
  appointmentFields,
  type AppointmentRequest,
} from "./appointmentFields";
import type { FreeSlot } from "./freeSlots";
import { slotsHtml } from "./slotsHtml";

/** What the form shows. */
export interface FormView {
  slots: readonly FreeSlot[];
  zone: string;
  chosen?: number;
  typed?: Partial<AppointmentRequest>;
  errors?: AppointmentErrors;
}

/**
 * The booking form: free slots, then the visitor's details. It carries a visitor pass of its own, so
 * that a browser without JavaScript has one too. `data-enhanced`: it waits for no script.
 */
export async function bookingForm(view: FormView, backend: AppointmentBackend): Promise<Html> {
  const { slots, zone, chosen, typed = {}, errors = {} } = view;
  const { texts } = backend.booking;
  const { form } = texts;
  if (slots.length === 0) return html`<p>${texts.slots.none}</p>`;
  const fields = appointmentFields.map((field) => {
    const { name, isOptional } = field;
    const optional = isOptional && html` <span class="optional">(${form.optional})</span>`;
    const label = html`${form[name].label}${optional}`;
    return fieldHtml(field, { label, value: typed[name] ?? "", error: errors[name], rows: 2 });
  });
  const pass = await issuePass(backend);
  return html`<form method="post" action="/.netlify/functions/book-appointment" accept-charset="utf-8" data-enhanced>
<section><h2>${texts.slots.title}</h2>
${slotsHtml(slots, { texts, zone, chosen, error: errors.start })}</section>
<section aria-labelledby="details-title"><h2 id="details-title">${form.title}</h2>
<div class="fields">${fields}</div>
${trapHtml(form.honeypot)}
<input type="hidden" name="zone" value="${zone}">
<input type="hidden" name="pass" value="${pass?.token ?? ""}">
<div class="send"><button class="submit" type="submit" data-slot="${form.slot}">${form.submit}</button>
<p class="hint">${form.privacy} <a href="/confidentialite">${form.privacyLink}</a></p></div></section>
</form>`;
}
