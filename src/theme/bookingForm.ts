import { weekDays } from "../../contract/weekDays";
import { colors, palette } from "./colors";
import { radii, space } from "./space";
import { sizes } from "./typography";

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("fr", { month: "long", timeZone: "UTC" }).format(Date.UTC(2026, month)),
);

const symbols = (words: readonly string[]) => words.map((word) => `"${word}"`).join(" ");

/** How the counters of a chosen slot are written. Rules of their own: they cannot be inside another. */
export const slotCounters = `
@counter-style weekday{system:fixed;symbols:${symbols(weekDays)}}
@counter-style month{system:fixed;symbols:${symbols(months)}}
@counter-style day{system:fixed;symbols:"1er";fallback:decimal}
@counter-style nothing{system:cyclic;symbols:""}
@counter-style minute{system:extends decimal;range:1 infinite;pad:2 "0";fallback:nothing}
`;

/** Words of the chosen slot. Screen readers get them from the chosen radio button. */
const chosenSlot =
  'counter(weekday,weekday) " " counter(day,day) " " counter(month,month) ", " counter(hour) "\\a0h\\a0" counter(minute,minute)';

/**
 * Style of the HTML that the booking functions write, for the element around it, which has to be a size container. CSS
 * counters write the chosen slot into the button, without a script: a counter reaches what follows it, unless it is set
 * in a closed `details` or in a container. Browsers keep the Tab key's stop of a group of radio buttons at the one
 * first focused: the first week, which is in no `details`, always shows.
 */
export const bookingFormStyle = `
form{counter-reset:step weekday day month hour minute}
.zone,.hint,.optional{color:${colors.muted};font-size:${sizes.caption}}
p.zone{margin:0 0 ${space[4]}}
.weeks{display:grid;gap:${space[2]}}
.week{display:flex;gap:${space[5]} ${space[2]};margin-inline:calc(-1*var(--card-padding,0px));padding:${space[4]} var(--card-padding,0px) ${space[2]};overflow-x:auto;scroll-padding-inline:20%;scrollbar-width:thin}
.week>fieldset{flex:0 0 max(29%,5.5rem)}
fieldset{border:0;padding:0;margin:0;min-width:0}
legend{width:100%;padding:0 0 ${space[2]};margin-bottom:${space[3]};border-bottom:2px solid currentColor;font-weight:600;line-height:1.3}
.day-name{display:inline-block}
.day-name::first-letter{text-transform:uppercase}
.date{display:block;color:${colors.muted};font-size:${sizes.caption};font-weight:400}
.times{display:grid;gap:${space[2]}}
.times label{position:relative;display:grid;place-items:center;min-height:${space[7]};margin:0;padding:${space[2]};border:2px solid transparent;border-radius:${radii.control};background:${colors.accentSoft};color:${colors.accentStrong};font-weight:600;font-variant-numeric:tabular-nums;text-align:center;cursor:pointer}
.times label:hover{border-color:currentColor}
fieldset:has(.more:not([open])) .rest:not(:has(:checked,:target)){display:none}
.times input{position:absolute;scroll-margin-top:clamp(0rem,100vh - 14rem,12rem);inset:0;width:100%;height:100%;min-height:0;margin:0;opacity:0;cursor:pointer}
.times label:has(:checked){counter-set:weekday var(--weekday) day var(--day) month var(--month) hour var(--hour) minute var(--minute);background:${colors.warmBackground};color:${palette.ink[0]};text-decoration:underline;text-underline-offset:.25em}
.times label:has(:focus-visible,:target:focus){outline:3px solid ${colors.accent};outline-offset:3px}
summary{display:grid;place-items:center;min-height:${space[7]};padding:${space[2]} ${space[3]};border-radius:${radii.control};color:${colors.accent};font-weight:600;line-height:1.3;text-align:center}
summary:hover{background:${colors.accentSoft}}
.more>summary{padding-inline:0;font-size:${sizes.caption};text-decoration:underline;text-underline-offset:.25em}
.weeks>.current{display:grid;place-items:center;min-height:${space[7]};border-radius:${radii.control};font-weight:600;line-height:1.3;text-align:center}
.weeks>.current,.weeks>details>summary{padding-inline:${space[1]};font-size:${sizes.caption};text-wrap:balance}
.weeks>details>summary{background:${colors.tint}}
.weeks>details[open]>summary,.weeks:not(:has(>[open]))>.current{background:${colors.ink};color:${colors.paper}}
.weeks:has(>[open])>.current{background:${colors.tint}}
@supports selector(::details-content){.weeks{display:flex;flex-wrap:wrap;row-gap:0}.weeks>details{display:contents}.weeks>.current,.weeks>details>summary{flex:1 1 40%;margin-bottom:${space[2]}}.weeks>details::details-content{flex:0 0 100%;order:1;min-width:0}.weeks>.week{flex:0 0 calc(100% + 2*var(--card-padding,0px));order:2;min-width:0}}
details:not([open]):has(:checked)>summary{background:${colors.warmBackground};color:${palette.ink[0]}}
.fields{display:grid;grid-template-columns:minmax(0,1fr);gap:${space[4]} ${space[5]};margin-block:${space[4]} ${space[5]}}
.field label{display:block;font-weight:600;margin-bottom:${space[1]}}
.field input,.field textarea{width:100%;scroll-margin-top:${space[8]};font:inherit;color:inherit;background:light-dark(${palette.surface[0]},${palette.tint[1]});border:1px solid ${colors.control};border-radius:${radii.control};padding:${space[3]};min-height:${space[7]}}
.field textarea{display:block;resize:vertical}
.field [aria-invalid]{border:2px solid ${colors.danger}}
.error{color:${colors.danger};margin:${space[2]} 0 0;font-weight:600}
.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.send{display:grid;gap:${space[3]} ${space[5]};align-items:center}
.send .hint{margin:0;line-height:1.45}
.submit{font:inherit;font-weight:600;line-height:1.3;background:${colors.action};color:${colors.onAction};border:2px solid transparent;border-radius:${radii.control};padding:${space[3]} ${space[5]};min-height:${space[8]};cursor:pointer}
.submit:hover{background:${colors.actionStrong}}
.quiet{background:none;color:inherit;border-color:currentColor}
.quiet:hover{background:${colors.tint}}
.notice{margin-bottom:${space[5]};padding:${space[4]} ${space[5]};border-left:${space[2]} solid ${colors.danger};border-radius:${radii.control};background:${colors.dangerSoft}}
.notice ul{margin:${space[2]} 0 0;padding-left:${space[5]};list-style:disc}
.notice a{color:inherit}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:${space[2]} ${space[5]};align-items:baseline;margin:0 0 ${space[5]};overflow-wrap:anywhere}
dt{color:${colors.muted}}
dd{margin:0}
dd:first-of-type{font-size:${sizes.title};font-weight:600;line-height:1.3}
dd:first-of-type::first-letter{text-transform:uppercase}
.hint+form{margin-top:${space[4]}}
.links{display:flex;flex-wrap:wrap;gap:${space[2]} ${space[5]};margin:0 0 ${space[6]}}
.move{margin-bottom:${space[6]};border-bottom:1px solid ${colors.line}}
.move>summary{place-items:center start;padding-inline:0;text-decoration:underline;text-underline-offset:.25em}
.move>form{padding-block:${space[3]} ${space[6]}}
[data-slot]::after{display:block;content:attr(data-slot);content:attr(data-slot) / "";font-size:${sizes.caption};font-weight:400}
form:has([name=start]:checked) .submit::after{display:block;font-weight:600;content:${chosenSlot};content:${chosenSlot} / ""}
form:has(details:not([open]) :checked) .submit::after{content:none}
@container (max-width:31.99rem){.submit{width:100%}}
@container (min-width:32rem){.week{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));margin-inline:0;padding-inline:0;overflow:visible}.weeks>.week{flex-basis:100%}.weeks>.current,.weeks>details>summary{flex-basis:4.5rem;font-size:inherit}.fields{grid-template-columns:repeat(2,minmax(0,1fr))}.fields:not(:has(.error)){align-items:end}.field:has(textarea){grid-column:1/-1}.send{grid-template-columns:minmax(min-content,19rem) minmax(0,1fr)}}
@media print{min-height:0;.move,.move~*,.submit{display:none}.weeks>*,.weeks>details>summary{color:inherit!important}}
@media (forced-colors:active){.times label:has(:checked),details:not([open]):has(:checked)>summary{outline:3px solid Highlight;forced-color-adjust:none;background:Highlight;color:HighlightText}.weeks>details[open]>summary,.weeks:not(:has(>[open]))>.current{border:2px solid}}
`;
