import { SCRIPT_FILES } from "../../contract/scriptFiles";

/** Addresses of the page's script files in the order in which they are to run; none in `npm start`, which loads them. */
export const deferredScripts = (): string[] =>
  JSON.parse(document.getElementById(SCRIPT_FILES)?.textContent ?? "[]");
