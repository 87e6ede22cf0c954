import { colors } from "./colors";
import { radii, space } from "./space";
import { sizes } from "./typography";

/**
 * Style of the booking form, which the function writes: the page that shows it and the function's
 * own pages wear the same. A day is a column of its week where there is room for one. To stand inside a rule of the element around it.
 */
export const bookingFormStyle = `
.zone,.hint,.optional{color:${colors.muted};font-size:${sizes.caption}}
p.zone{margin-bottom:${space[4]}}
.slots{container-type:inline-size;margin-bottom:${space[5]}}
.week{display:flex;flex-direction:column;gap:${space[5]} ${space[3]};margin-bottom:${space[5]}}
fieldset{border:0;padding:0;margin:0;min-width:0}
legend{font-weight:600;padding:0;margin-bottom:${space[2]}}
.day-name{display:inline-block}
.day-name::first-letter{text-transform:uppercase}
.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(5rem,100%),1fr));gap:${space[2]}}
.times label{position:relative;display:grid;place-items:center;min-height:${space[7]};margin:0;padding:${space[2]};border:1px solid ${colors.control};border-radius:${radii.control};background:${colors.surface};font-weight:600;font-variant-numeric:tabular-nums;text-align:center;cursor:pointer}
.times label:hover{border-color:${colors.ink}}
.times input{position:absolute;inset:0;width:100%;height:100%;min-height:0;margin:0;opacity:0;cursor:pointer}
.times label:has(:checked){background:${colors.accent};border-color:${colors.accent};color:${colors.onAccent};text-decoration:underline;text-underline-offset:.25em}
.times label:has(:focus-visible){outline:3px solid ${colors.accent};outline-offset:3px}
@container (min-width:32rem){.week{flex-flow:wrap}fieldset{flex:1 1 5.75rem;max-width:9rem}.times{grid-template-columns:1fr}.date{display:block;color:${colors.muted};font-weight:400;font-size:${sizes.caption}}}
details{border-top:1px solid ${colors.line}}
summary{padding-block:${space[4]};min-height:${space[7]};font-weight:600;cursor:pointer}
.field{margin-bottom:${space[5]}}
.field label{display:block;font-weight:600;margin-bottom:${space[2]}}
.field input,.field textarea{width:100%;font:inherit;color:inherit;background:${colors.surface};border:1px solid ${colors.control};border-radius:${radii.control};padding:${space[3]};min-height:${space[7]}}
.field textarea{resize:vertical}
.field [aria-invalid]{border:2px solid ${colors.danger}}
.error{color:${colors.danger};margin:${space[2]} 0 0;font-weight:600}
.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.submit{font:inherit;font-weight:600;background:${colors.action};color:${colors.onAction};border:2px solid transparent;border-radius:${radii.control};padding:${space[3]} ${space[5]};min-height:${space[7]};cursor:pointer}
.submit:hover{background:${colors.actionStrong}}
@media (forced-colors:active){.times label:has(:checked){outline:3px solid Highlight;forced-color-adjust:none;background:Highlight;color:HighlightText}}
`;
