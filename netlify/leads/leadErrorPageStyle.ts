/** Style of the error page: the site's colours and proportions, without its files. */
export const errorPageStyle = `
:root{color-scheme:light dark;--paper:light-dark(#FBF8F1,#0E1220);--surface:light-dark(#FFF,#1A2138);--ink:light-dark(#12172B,#F3EFE6);--muted:light-dark(#545A70,#A9B0C6);--line:light-dark(#8B8674,#6B7699);--accent:light-dark(#2436FF,#8E9BFF);--on-accent:light-dark(#FFF,#0E1220);--warm:light-dark(#B23A0A,#FF8A57);--warm-soft:light-dark(#FFE4D3,#45281C);--grid:light-dark(#F0DCC6,#1F2740)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 "Instrument Sans",system-ui,sans-serif}
header{padding:1.25rem 1.5rem;border-bottom:1px solid var(--grid);font-weight:700;font-size:1.25rem}
header a{color:inherit;text-decoration:none}
main{max-width:42rem;margin:0 auto;padding:2.5rem 1.5rem 4rem}
h1{font:700 clamp(1.75rem,1.2rem + 2.4vw,2.5rem)/1.15 "Bricolage Grotesque",system-ui,sans-serif;text-wrap:balance;margin:0 0 1.25rem}
a{color:var(--accent)}
.notice{background:var(--warm-soft);border-left:4px solid var(--warm);border-radius:.5rem;padding:1rem 1.25rem;margin-bottom:2rem}
.notice p{margin:0}.notice ul{margin:.5rem 0 0;padding-left:1.25rem}.notice a{color:inherit}
.hint{color:var(--muted)}
.field{margin-bottom:1.25rem}
label{display:block;font-weight:600;margin-bottom:.375rem}
input,textarea{width:100%;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--line);border-radius:.5rem;padding:.75rem .875rem}
textarea{resize:vertical}
[aria-invalid]{border-color:var(--warm);border-width:2px}
.error{color:var(--warm);margin:.375rem 0 0;font-weight:600}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
button{font:inherit;font-weight:600;background:var(--accent);color:var(--on-accent);border:0;border-radius:999px;padding:.875rem 1.75rem;min-height:3rem;cursor:pointer}
.trap{position:absolute;left:-200vw;width:1px;height:1px;overflow:hidden}
`;
