import { escapeHtml } from "../../contract/escapeHtml";
import { fieldLimits, honeypotName } from "../../contract/leadFields";
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
export function bookingForm(view: FormView, backend: AppointmentBackend): string {
  const { slots, zone, chosen, typed = {}, errors = {} } = view;
  const { texts } = backend.booking;
  const { form } = texts;
  if (slots.length === 0) return `<p>${escapeHtml(texts.slots.none)}</p>`;
  return `<form method="post" action="/.netlify/functions/book-appointment" accept-charset="utf-8" data-enhanced>
<section><h2>${escapeHtml(texts.slots.title)}</h2>
${slotsHtml(slots, { texts, zone, chosen, error: errors.start })}</section>
<section aria-labelledby="details-title"><h2 id="details-title">${escapeHtml(form.title)}</h2>
${appointmentFieldNames.map((name) => field(name, typed[name] ?? "", errors[name], form)).join("\n")}
<div class="trap" aria-hidden="true"><label>${escapeHtml(form.honeypot)}<input name="${honeypotName}" type="text" tabindex="-1" autocomplete="off"></label></div>
<input type="hidden" name="zone" value="${escapeHtml(zone)}">
<input type="hidden" name="pass" value="${pass(backend)}">
<button class="submit" type="submit">${escapeHtml(form.submit)}</button></section>
</form>`;
}

/** What is wrong, each line leading to its field. */
export function errorSummary(errors: AppointmentErrors): string {
  const lines = (["start", ...appointmentFieldNames] as const).flatMap((name) => {
    const error = errors[name];
    return error ? [`<li><a href="#${name}">${escapeHtml(error)}</a></li>`] : [];
  });
  return lines.length > 0 ? `<ul>${lines.join("")}</ul>` : "";
}

function field(
  name: AppointmentFieldName,
  value: string,
  error: string | undefined,
  texts: AppointmentBackend["booking"]["texts"]["form"],
): string {
  const isRequired = name === "name" || name === "email";
  const attributes = [
    `id="${name}" name="${name}" maxlength="${fieldLimits[name]}"`,
    error ? ` aria-invalid="true" aria-describedby="${name}-error"` : "",
  ].join("");
  const control =
    name === "subject"
      ? `<textarea ${attributes} rows="3">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} ${inputs[name]} value="${escapeHtml(value)}">`;
  const optional = isRequired
    ? ""
    : ` <span class="optional">(${escapeHtml(texts.optional)})</span>`;
  const message = error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : "";
  return `<div class="field"><label for="${name}">${escapeHtml(texts[name].label)}${optional}</label>${control}${message}</div>`;
}

function pass({ settings, content, clock }: AppointmentBackend): string {
  if (!settings.passSecret) return "";
  const site = content.site.leads.anonymousKey;
  return issuePass({ secret: settings.passSecret, site, now: clock() }).token;
}
