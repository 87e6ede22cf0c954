import { MEASURED_PAGES, REFERENCE_PATH } from "./pages";
import type { Opening } from "./tapWork";

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

const MENU = { open: "header [command=show-modal]", close: "dialog [command=close]" };

/** What `tapWork` opens and closes: the menu, and what a hand-written page opens in the same ways. */
export const OPENINGS: Readonly<Record<string, Opening>> = {
  "hand-written page: details": { path: REFERENCE_PATH, open: "summary", close: "summary" },
  "hand-written page: menu": { path: REFERENCE_PATH, ...MENU, open: "[command=show-modal]" },
  "home: menu": { path: MEASURED_PAGES.home, ...MENU },
  "service: menu": { path: MEASURED_PAGES.service, ...MENU },
  "sector: menu": { path: MEASURED_PAGES.sector, ...MENU },
};

/** What opens on the hand-written page (bench/referencePage.ts). */
export const REFERENCE_CONTROLS: readonly Control[] = [
  { name: "details", selector: "summary" },
  { name: "menu", selector: "[command=show-modal]" },
  { name: "menu close", selector: "dialog [command=close]", prepare: "[command=show-modal]" },
];
