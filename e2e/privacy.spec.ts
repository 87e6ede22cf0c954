import { expect, test } from "@playwright/test";
import { leadForm, newLead, ownAddress, success } from "./support/leadForm";
import { startReact } from "./support/react";
import { withMotion } from "./support/motion";

test.use(withMotion);

test.use({ extraHTTPHeaders: ownAddress() });

// headers.spec.ts sees what the other pages load.
test("sending a message makes no request to another site, and sets no cookie", async ({
  page,
  context,
  baseURL,
}) => {
  const foreign: string[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.origin !== baseURL) foreign.push(request.url());
  });
  await page.goto("/");
  await startReact(page);
  const form = leadForm(page);
  await form.fill(newLead());
  await form.button.click();
  await expect(form.status.getByText(success.title)).toBeVisible();
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const { origins } = await context.storageState();
  expect(origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name))).toEqual([
    "visitor-pass",
  ]);
});

test("the visitor pass is asked for at the first focus in the form, then kept", async ({
  page,
}) => {
  const asked: string[] = [];
  const bearers: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("visitor-pass")) asked.push(request.url());
    if (request.method() === "POST") bearers.push(request.headers().authorization);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(asked).toHaveLength(0);
  await startReact(page);
  const form = leadForm(page);
  await form.field("name").focus();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("visitor-pass"))).toBeTruthy();
  await form.fill(newLead());
  await form.button.click();
  await expect(form.status.getByText(success.title)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(bearers).toEqual([expect.stringMatching(/^Bearer \S+/)]);
  await page.reload();
  await startReact(page);
  await form.fill(newLead());
  await form.button.click();
  await expect(form.status.getByText(success.title)).toBeVisible();
  expect(asked).toHaveLength(1);
});
