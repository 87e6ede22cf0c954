/** Something on a page that a visitor taps. */
export type Control = {
  name: string;
  selector: string;
  /** What must be tapped before to reach it. */
  prepare?: string;
  /** Seen on wide screens only; all others are tapped on a phone. */
  desktop?: true;
  /** Paths of the pages that have it; all when absent. */
  pages?: readonly string[];
};

export const CONTROLS: readonly Control[] = [
  { name: "menu", selector: "header [command=show-modal]" },
  { name: "menu group", selector: "dialog summary", prepare: "header [command=show-modal]" },
  {
    name: "menu close",
    selector: "dialog [command=close]",
    prepare: "header [command=show-modal]",
  },
  { name: "dropdown", selector: "header [popovertarget]", desktop: true },
  { name: "strip pause", selector: "[data-toggle]", pages: ["/"] },
  { name: "question", selector: "main summary", pages: ["/services/seo-geo", "/secteurs/sante"] },
  { name: "field", selector: "form [name=message]" },
  { name: "send", selector: "form [type=submit]" },
];

/** What opens on the hand-written page (bench/referencePage.ts). */
export const REFERENCE_CONTROLS: readonly Control[] = [
  { name: "details", selector: "summary" },
  { name: "menu", selector: "[command=show-modal]" },
  { name: "menu close", selector: "dialog [command=close]", prepare: "[command=show-modal]" },
];
