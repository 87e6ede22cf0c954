import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./e2e/support/browser";

const port = Number(process.env.E2E_PORT ?? 9300);

// Workers read this file again and inherit the environment: they must not make a folder of their own.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "site-e2e-"));

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/browser",
  snapshotPathTemplate: "{testDir}/snapshots/{testFileName}/{arg}{ext}",
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Times are measured in the browser: on a busy machine one of them may come out long.
  retries: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1440, height: 900 },
    // Drawing the moving parts in software takes most of a page's time; tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions,
  },
  webServer: {
    command: "npm run serve",
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, SMTP_URL: "" },
    timeout: 30_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 3_000 },
  },
});
