import { colorProperties, colors } from "../../src/theme/colors";
import { radii, space } from "../../src/theme/space";
import { sizes } from "../../src/theme/typography";

const strong = 'font-family:"Bricolage Grotesque",system-ui,sans-serif;font-weight:700';

/** Style of all pages of functions: the site's theme, without its fonts' files. */
export const pageStyle = `
:root{color-scheme:light dark;${colorProperties}}
*{box-sizing:border-box}
body{margin:0;background:${colors.tint};color:${colors.ink};font:${sizes.body}/1.65 "Instrument Sans",system-ui,sans-serif}
header{padding:${space[4]} ${space.gutter};border-bottom:1px solid ${colors.line};background:${colors.paper};${strong};font-size:${sizes.title}}
header a{color:inherit;text-decoration:none}
main{width:min(46rem,100% - 2*${space[3]});margin:${space[6]} auto;padding:${space[6]} clamp(${space[5]},4vw,${space[7]});border:2px solid ${colors.ink};border-radius:${radii.card};background:${colors.surface}}
h1{${strong};font-size:${sizes.heading};line-height:1.12;letter-spacing:-0.02em;text-wrap:balance;margin:0 0 ${space[5]}}
a{color:${colors.accent}}
.notice{background:${colors.dangerSoft};border-left:4px solid ${colors.danger};border-radius:${radii.control};padding:${space[4]} ${space[5]};margin-bottom:${space[6]}}
.notice p{margin:0}.notice ul{margin:${space[2]} 0 0;padding-left:${space[5]}}.notice a{color:inherit}
.calm{background:${colors.accentSoft};border-color:${colors.accent}}
.hint{color:${colors.muted}}
.field{margin-bottom:${space[5]}}
label{display:block;font-weight:600;margin-bottom:${space[2]}}
input,textarea{width:100%;font:inherit;color:inherit;background:${colors.paper};border:1px solid ${colors.control};border-radius:${radii.control};padding:${space[3]};min-height:${space[7]}}
textarea{resize:vertical}
[aria-invalid]{border-color:${colors.danger};border-width:2px}
.error{color:${colors.danger};margin:${space[2]} 0 0;font-weight:600}
:focus-visible{outline:3px solid ${colors.accent};outline-offset:3px}
button{font:inherit;font-weight:600;background:${colors.action};color:${colors.onAction};border:0;border-radius:${radii.control};padding:${space[3]} ${space[5]};min-height:${space[7]};cursor:pointer}
button:hover{background:${colors.actionStrong}}
.trap{position:absolute;left:-200vw;width:1px;height:1px;overflow:hidden}
`;
