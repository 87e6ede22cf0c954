import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's Chromium without windows: half the work of the full browser for the same pages. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Where systems keep a Chromium that Playwright can drive. */
const SYSTEM_BROWSERS = [
  HEADLESS_SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const ADVICE = `No browser for the tests was found, and only root on Debian gets one installed. One of these helps:
  npx playwright install chromium           Playwright's own browser, where its download can be reached
  apt-get install chromium-headless-shell   as root, on Debian
  BROWSER_PATH=/path/to/chromium            a Chromium or Chrome that is somewhere else`;

const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync("/etc/os-release") &&
  /debian|ubuntu/i.test(readFileSync("/etc/os-release", "utf8"));

const knownBrowser = () =>
  [process.env.BROWSER_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path && existsSync(path),
  );

/** Installs a Debian package; its output goes to the terminal, since it takes a minute. */
const installPackage = (name: string) => {
  console.log(`Installing Debian's ${name} for the browser tests.`);
  const options = {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  execFileSync("apt-get", ["update", "-q"], options);
  execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], options);
};

const installBrowser = () => {
  try {
    installPackage("chromium-headless-shell");
  } catch {
    // Ubuntu and older Debians have only the full browser.
    installPackage("chromium");
  }
};

/**
 * Finds a Chromium: the one that `BROWSER_PATH` names, Playwright's own, the system's; else installs Debian's
 * where this process may.
 *
 * @returns path of the executable
 * @throws an error that says what to do
 */
export const ensureBrowser = () => {
  if (!knownBrowser() && isDebianRoot()) installBrowser();
  const found = knownBrowser();
  if (!found) throw new Error(ADVICE);
  return found;
};

/**
 * Finds a stock Firefox in the same way. Playwright drives only a Firefox of its own making, so the tests in
 * this engine go through WebDriver BiDi.
 *
 * @returns path of the executable, or undefined where there is none and none may be installed
 */
export const ensureFirefox = () => {
  const find = () =>
    [
      process.env.FIREFOX_PATH,
      "/usr/bin/firefox-esr",
      "/usr/bin/firefox",
      "/Applications/Firefox.app/Contents/MacOS/firefox",
    ].find((path) => path && existsSync(path));
  if (!find() && isDebianRoot()) installPackage("firefox-esr");
  return find();
};
