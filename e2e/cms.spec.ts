import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import express from "express";
import { readHostRules } from "../local/hostRules";
import { staticSite } from "../local/staticSite";
import { checkContent } from "../plugins/content-model/check/checkContent";
import { frozen } from "./support/builds";

/**
 * The built site's editor. No test can press the browser's folder picker, so it gives the editor a folder of the
 * same API in the browser's own storage, filled with a copy of the content:
 * https://developer.mozilla.org/docs/Web/API/File_System_API/Origin_private_file_system
 */
let content: string;
let server: Server;
let origin: string;

test.beforeEach(async ({ page }) => {
  content = mkdtempSync(path.join(tmpdir(), "site-cms-"));
  cpSync(frozen.contentDir, content, { recursive: true });
  const app = express().use("/files", express.static(content));
  const { publicDir } = frozen;
  app.use(staticSite(path.resolve(publicDir), await readHostRules(publicDir, "netlify.toml")));
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const files = readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
    .map((entry) => path.relative(content, path.join(entry.parentPath, entry.name)));
  await page.addInitScript((names) => {
    Object.assign(window, {
      showDirectoryPicker: async () => {
        const root = await navigator.storage.getDirectory();
        await root.getDirectoryHandle(".git", { create: true });
        for (const name of names) {
          let folder = await root.getDirectoryHandle("content", { create: true });
          const parts = name.split("/");
          const base = parts.pop() ?? "";
          for (const part of parts)
            folder = await folder.getDirectoryHandle(part, { create: true });
          const file = await (await folder.getFileHandle(base, { create: true })).createWritable();
          await file.write(await (await fetch(`/files/${name}`)).blob());
          await file.close();
        }
        return root;
      },
    });
  }, files);
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(content, { recursive: true });
});

/** The text of a content file as the editor has saved it; the copy on disk follows, for the check. */
const saved = async (page: Page, name: string): Promise<string> => {
  const text = await page.evaluate(async (parts) => {
    let folder = await navigator.storage.getDirectory();
    for (const part of ["content", ...parts.slice(0, -1)])
      folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(parts.at(-1) ?? "")).getFile()).text();
  }, name.split("/"));
  writeFileSync(path.join(content, name), text);
  return text;
};

const edits = [
  {
    collection: "Services",
    entry: "Google Ads",
    field: "Résumé",
    file: "services/google-ads.yaml",
    text: "Des campagnes pilotées sur vos ventes.",
  },
  {
    collection: "Pages et réglages",
    entry: "Page d'accueil",
    group: /Champ.*En-tête/,
    field: "Titre",
    file: "home.yaml",
    text: "L'agence dont la courbe monte",
  },
];

test("asks no third party at start, changes the edited line alone, refuses an order that is taken", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(origin)) asked.push(url);
  });
  // The last that it asks for at its start: whether the forge is well.
  const status = page.waitForResponse(/status\.json/);
  await page.goto(`${origin}/admin/`);
  // The editor is a large script, which a busy machine takes its time to start.
  await expect(page.getByRole("button", { name: /GitHub/ })).toBeVisible({ timeout: 20_000 });
  await status;
  expect.soft(asked).toEqual([]);
  await page.getByRole("button", { name: "Travailler avec un dépôt local" }).click();
  for (const { collection, entry, group, field, file, text } of edits)
    await test.step(file, async () => {
      const lines = async () => (await saved(page, file)).split("\n");
      const before = readFileSync(path.join(content, file), "utf8").split("\n");
      await page.getByText(collection, { exact: true }).first().click();
      await page.getByText(entry).first().click();
      const around = group
        ? page.getByRole("group", { name: group }).first()
        : page.locator("body");
      if (group) await around.getByRole("button", { name: "Développer" }).first().click();
      await around.getByRole("textbox", { name: field, exact: true }).first().fill(text);
      await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
      const changed = async () => (await lines()).filter((line) => !before.includes(line));
      // While the editor writes the file, it cannot be read.
      await expect(async () =>
        expect(await changed()).toEqual([expect.stringContaining(text)]),
      ).toPass({ timeout: 20_000 });
      expect(await lines()).toHaveLength(before.length);
      expect(checkContent(content)).toEqual([]);
    });

  const file = "services/google-ads.yaml";
  const before = await saved(page, file);
  await page.getByText("Services", { exact: true }).first().click();
  await page.getByText("Google Ads").first().click();
  const order = page.getByRole("spinbutton", { name: "Ordre d'affichage" });
  const own = await order.inputValue();
  const save = page.getByRole("button", { name: "Enregistrer", exact: true });
  await order.fill(own === "2" ? "1" : "2");
  await save.click();
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await expect(dialog).toContainText(/L'ordre \d est déjà celui de « .+ »/);
  await expect(dialog).toContainText(/10 est libre/);
  expect(await saved(page, file)).toBe(before);
  await dialog.getByRole("button").first().click();
  await order.fill("10");
  await save.click();
  await expect(async () => expect(await saved(page, file)).toContain("order: 10")).toPass();
});
