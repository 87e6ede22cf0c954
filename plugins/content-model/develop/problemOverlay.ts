/**
 * Development only: shows the content's problems over the page, and takes them away once mended.
 * gatsby-node adds this module to the bundle of `npm start`, never to a build.
 */
import { palette } from "../../../src/theme/colors";

const overlay = document.createElement("pre");
overlay.setAttribute("role", "alert");
overlay.style.cssText = `position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; margin: 0;
  padding: 1rem 1.5rem; white-space: pre-wrap; background: ${palette.danger[0]}; color: ${palette.onAccent[0]};
  font: 14px/1.5 ui-monospace, monospace;`;

new EventSource("/___content-problems").addEventListener(
  "message",
  ({ data }: MessageEvent<string>) => {
    overlay.textContent = JSON.parse(data) as string;
    if (overlay.textContent) document.documentElement.append(overlay);
    else overlay.remove();
  },
);
