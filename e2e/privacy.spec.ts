import { expect, test } from "@playwright/test";
import { leadForm, newLead, ownAddress, success } from "./support/leadForm";
import { startReact } from "./support/react";

test.use({ extraHTTPHeaders: ownAddress() });

// headers.spec.ts sees what the other pages load.
test("sending a message asks no other site, sets no cookie, and keeps the pass asked for at the first focus", async ({
  page,
  context,
  baseURL,
}) => {
  const foreign: string[] = [];
  const passes: string[] = [];
  const bearers: (string | undefined)[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.origin !== baseURL) foreign.push(request.url());
    if (url.pathname.endsWith("visitor-pass")) passes.push(url.pathname);
    if (request.method() === "POST") bearers.push(request.headers().authorization);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(passes).toHaveLength(0);
  for (const visit of ["first", "second"])
    await test.step(`${visit} visit`, async () => {
      await startReact(page);
      const form = leadForm(page);
      await form.field("name").focus();
      const stored = () => page.evaluate(() => localStorage.getItem("visitor-pass"));
      await expect.poll(stored).toBeTruthy();
      await form.fill(newLead());
      await form.button.click();
      await expect(form.status.getByText(success.title)).toBeVisible();
      await page.reload();
    });
  expect(passes).toHaveLength(1);
  expect(bearers).toEqual(Array(2).fill(expect.stringMatching(/^Bearer \S+/)));
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const { origins } = await context.storageState();
  const kept = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
  expect(kept).toEqual(["visitor-pass"]);
});
