import { bookingFormStyle } from "../../src/theme/bookingForm";
import { space } from "../../src/theme/space";
import { sizes } from "../../src/theme/typography";
import { functionPage, type PageView } from "../leads/functionPage";
import { errorPageStyle } from "../leads/leadErrorPageStyle";
import type { AppointmentBackend } from "./appointmentBackend";

const style = `${errorPageStyle}${bookingFormStyle}
h2{font-size:${sizes.title};margin:${space[6]} 0 ${space[4]}}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:${space[2]} ${space[4]};overflow-wrap:anywhere}
dt{font-weight:600}dd{margin:0}
.quiet{background:none;color:inherit;border:2px solid currentColor}
`;

/** A page about an appointment, in the site's look and with no script. */
export function appointmentPage(
  view: PageView,
  { content, booking }: AppointmentBackend,
): Response {
  const { back } = booking.texts.manage;
  return functionPage(view, { brand: content.site.brand.name, back, style });
}

/** A piece of HTML for a page of the site to show, or JSON. */
export const dataHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-robots-tag": "noindex",
};
