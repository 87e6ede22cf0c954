import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { ensureBrowser } from "./ensureBrowser";

/** `npm run screenshots`: the pictures of the README, taken from the production build in `public`. */
const PORT = Number(process.env.PORT ?? 9310);
const FOLDER = "docs/images";
const PATIENCE = 60_000;

const PICTURES = [
  { file: "home", path: "/", width: 1440, height: 2400 },
  { file: "service", path: "/services/google-ads", width: 1440, height: 1900 },
] as const;

/** @throws an error when the site does not answer in time, for want of a build or of the port */
const untilServed = async (address: string) => {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await wait(250);
  }
  throw new Error(`Nothing answers at ${address}. Run "npm run build" first.`);
};

const address = `http://localhost:${PORT}`;
const server = spawn("npm", ["run", "serve"], {
  env: { ...process.env, PORT: String(PORT) },
  stdio: "ignore",
  detached: true,
});
try {
  await untilServed(address);
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  for (const { file, path, width, height } of PICTURES) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: width < 768 ? 2 : 1,
      reducedMotion: "reduce",
      colorScheme: "light",
      locale: "fr-FR",
    });
    await page.goto(address + path);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.allSettled([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
    });
    // What the page measures of itself comes after its first frame.
    await page.waitForFunction(() =>
      [...document.querySelectorAll("[data-measure]")].every(({ textContent }) =>
        /\d/.test(textContent),
      ),
    );
    const picture = await page.screenshot();
    const { size } = await sharp(picture)
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(`${FOLDER}/${file}.png`);
    console.log(`${FOLDER}/${file}.png: ${Math.round(size / 1000)} kB`);
    await page.close();
  }
  await browser.close();
} finally {
  if (server.pid) process.kill(-server.pid, "SIGTERM");
}
