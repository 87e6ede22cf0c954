import { bookingFormStyle, slotCounters } from "../../src/theme/bookingForm";
import { colors } from "../../src/theme/colors";
import { space } from "../../src/theme/space";
import { sizes } from "../../src/theme/typography";
import { htmlPage, type PageView } from "../http/page";
import type { AppointmentBackend } from "./appointmentBackend";

const style = `${slotCounters}${bookingFormStyle}
main{container-type:inline-size}
h2{font-size:${sizes.title};margin:${space[6]} 0 ${space[4]}}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:${space[2]} ${space[5]};align-items:baseline;margin:0 0 ${space[5]};overflow-wrap:anywhere}
dt{color:${colors.muted}}dd{margin:0}
dd:first-of-type{font-size:${sizes.title};font-weight:600;line-height:1.3}
dd:first-of-type::first-letter{text-transform:uppercase}
.links{display:flex;flex-wrap:wrap;gap:${space[2]} ${space[5]};margin:0 0 ${space[6]}}
.move{border-bottom:1px solid ${colors.line}}.move>form{padding-block:${space[3]} ${space[6]}}
.quiet{background:none;color:inherit;border:2px solid currentColor}
`;

/** A page about an appointment, in the site's style and with no script. */
export function appointmentPage(
  view: PageView,
  { content, booking }: AppointmentBackend,
): Promise<Response> {
  const { back } = booking.texts.manage;
  return htmlPage(view, { brand: content.site.brand.name, back, style });
}
