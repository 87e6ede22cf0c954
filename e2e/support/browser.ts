import { ensureBrowser } from "../../scripts/ensureBrowser";
import { fontConfig, type System } from "./systemFonts";

/**
 * How the tests start Chromium: as root in a container, without its own traffic to the network, and with the fonts
 * of a system that the tests bring, whatever this machine has.
 */
export const launchWith = (system: System) => ({
  executablePath: ensureBrowser(),
  env: { ...process.env, FONTCONFIG_FILE: fontConfig(system) },
  args: [
    "--no-sandbox",
    "--disable-gpu",
    // A page of a test ends before compiling its scripts twice, or a process of its own to draw or wait in, pays.
    "--in-process-gpu",
    "--renderer-process-limit=1",
    "--js-flags=--no-turbofan,--no-maglev",
    // Letters take the same widths in each build of Chromium.
    "--font-render-hinting=none",
    "--disable-quic",
  ],
});

export const launchOptions = launchWith("dejavu");
