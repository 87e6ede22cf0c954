import { html, raw } from "hono/html";

import { fieldLimits, honeypotName } from "../../contract/leadFields";
import type { Html } from "../http/page";
import { issuePass } from "../leads/visitorPass";
import type { AppointmentBackend } from "./appointmentBackend";
import {
  type AppointmentErrors,
  type AppointmentFieldName,
  appointmentFieldNames,
  type AppointmentRequest,
} from "./appointmentFields";
import type { FreeSlot } from "./freeSlots";
import { slotsHtml } from "./slotsHtml";

const inputs: Record<Exclude<AppointmentFieldName, "subject">, string> = {
  name: 'type="text" autocomplete="name" required',
  email: 'type="email" autocomplete="email" required',
  phone: 'type="tel" autocomplete="tel"',
  // Without a script nothing completes `exemple.fr`, which a browser refuses in a field of type `url`.
  website: 'type="text" inputmode="url" autocapitalize="none" autocomplete="url"',
};

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
  const fields = appointmentFieldNames.map((name, index) => [
    index > 0 ? "\n" : "",
    field(name, typed[name] ?? "", errors[name], form),
  ]);
  return html`<form method="post" action="/.netlify/functions/book-appointment" accept-charset="utf-8" data-enhanced>
<section><h2>${texts.slots.title}</h2>
${slotsHtml(slots, { texts, zone, chosen, error: errors.start })}</section>
<section aria-labelledby="details-title"><h2 id="details-title">${form.title}</h2>
<div class="fields">${fields}</div>
<div class="trap" aria-hidden="true"><label>${form.honeypot}<input name="${honeypotName}" type="text" tabindex="-1" autocomplete="off"></label></div>
<input type="hidden" name="zone" value="${zone}">
<input type="hidden" name="pass" value="${await pass(backend)}">
<div class="send"><button class="submit" type="submit">${form.submit}</button>
<p class="hint">${form.privacy} <a href="/confidentialite">${form.privacyLink}</a></p></div></section>
</form>`;
}

/** What is wrong, each line leading to its field. */
export function errorSummary(errors: AppointmentErrors = {}): Html | "" {
  const lines = (["start", ...appointmentFieldNames] as const).flatMap((name) => {
    const error = errors[name];
    return error ? [html`<li><a href="#${name}">${error}</a></li>`] : [];
  });
  return lines.length > 0 ? html`<ul>${lines}</ul>` : "";
}

function field(
  name: AppointmentFieldName,
  value: string,
  error: string | undefined,
  texts: AppointmentBackend["booking"]["texts"]["form"],
): Html {
  const isRequired = name === "name" || name === "email";
  const invalid = error && html` aria-invalid="true" aria-describedby="${name}-error"`;
  const attributes = html`id="${name}" name="${name}" maxlength="${fieldLimits[name]}"${invalid}`;
  const control =
    name === "subject"
      ? html`<textarea ${attributes} rows="2">\n${value}</textarea>`
      : html`<input ${attributes} ${raw(inputs[name])} value="${value}">`;
  const optional = isRequired ? "" : html` <span class="optional">(${texts.optional})</span>`;
  const message = error && html`<p class="error" id="${name}-error">${error}</p>`;
  return html`<div class="field"><label for="${name}">${texts[name].label}${optional}</label>${control}${message}</div>`;
}

async function pass(backend: AppointmentBackend): Promise<string> {
  const { signingSecret } = backend.settings;
  return signingSecret ? (await issuePass(signingSecret, backend)).token : "";
}
