import { ensureBrowser } from "../../scripts/ensureBrowser";

/** How the tests start Chromium: as root in a container, and without its own traffic to the network. */
export const launchOptions = {
  executablePath: ensureBrowser(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    // Letters take the same widths in each build of Chromium.
    "--font-render-hinting=none",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
