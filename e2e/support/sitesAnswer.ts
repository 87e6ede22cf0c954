import { setTimeout } from "node:timers/promises";
import type { FullConfig } from "@playwright/test";

/** Until every site answers: they start together (playwright.config.ts), and the tests need them all. */
export default async function sitesAnswer({ projects }: FullConfig) {
  const deadline = Date.now() + 60_000;
  for (const { use } of projects)
    while (!(await fetch(use.baseURL ?? "").catch(() => undefined))?.ok) {
      if (Date.now() > deadline) throw new Error(`Nothing answers at ${use.baseURL}.`);
      await setTimeout(100);
    }
}
