import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./e2e/support/browser";
import { frozen, sites } from "./e2e/support/builds";

// Workers read this file again and inherit the environment: they must not make a folder of their own.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "site-e2e-"));

const served = sites();
const [first] = served;
if (!first)
  throw new Error("Nothing is built: npm run build makes the site, npm run test:builds the rest.");

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/browser",
  snapshotPathTemplate: "{testDir}/snapshots/{testFileName}/{arg}{ext}",
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1440, height: 900 },
    // Drawing the animations in software takes most of a page's time; tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions,
  },
  // What the specification and the code say is asked of content that stays; of other content, what holds for any.
  projects: served.map(({ name, port }) => ({
    name,
    testMatch: name === frozen.name ? undefined : "live/*.spec.ts",
    testIgnore: name === frozen.name ? "live/*" : undefined,
    use: { baseURL: `http://localhost:${port}` },
  })),
  webServer: {
    command: "node --import tsx e2e/builds/serve.ts",
    url: `http://localhost:${first.port}/`,
    env: {
      DATA_DIR: process.env.E2E_DATA_DIR,
      SMTP_URL: "",
    },
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 3_000 },
  },
});
