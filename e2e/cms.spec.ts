import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import express from "express";
import { readHostRules } from "../local/hostRules";
import { staticSite } from "../local/staticSite";
import { checkContent } from "../plugins/content-model/check/checkContent";
import { yamlFiles } from "./edits/contentFiles";
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
  }, yamlFiles(content));
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

test("asks no third party at start, changes the edited line alone, moves an entry", async ({
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
  const save = page.getByRole("button", { name: "Enregistrer", exact: true });
  const openEntry = async (collection: string, entry: string) => {
    await page.getByText(collection, { exact: true }).first().click();
    await page.getByText(entry).first().click();
  };
  const expectChanged = async (file: string, ...texts: string[]) => {
    const before = readFileSync(path.join(frozen.contentDir, file), "utf8").split("\n");
    // While the editor writes the file, it cannot be read.
    await expect(async () => {
      const lines = (await saved(page, file)).split("\n");
      const changed = lines.filter((line, index) => line !== before[index]);
      expect(changed).toEqual(texts.map((text) => expect.stringContaining(text)));
      expect(lines).toHaveLength(before.length);
    }).toPass({ timeout: 20_000 });
  };

  await test.step("a text of an entry", async () => {
    const summary = "Des campagnes pilotées sur vos ventes.";
    await openEntry("Services", "Google Ads");
    await page.getByRole("textbox", { name: "Résumé", exact: true }).first().fill(summary);
    await save.click();
    await expectChanged("services/google-ads.yaml", summary);
  });

  await test.step("the place of an entry among the others", async () => {
    await page.getByText("Pages légales", { exact: true }).first().click();
    await page.getByRole("button", { name: "Réorganiser les entrées" }).click();
    await page.getByRole("row", { name: "Politique" }).getByLabel("Déplacer vers le haut").click();
    await page.getByRole("button", { name: "Terminer la réorganisation" }).click();
    await expectChanged("legal/confidentialite.yaml", "order: 1");
    await expectChanged("legal/mentions-legales.yaml", "order: 2");
  });

  await test.step("a text in a group of a page of its own", async () => {
    const title = "L'agence dont la courbe monte";
    await openEntry("Pages et réglages", "Page d'accueil");
    const heading = page.getByRole("group", { name: /Champ.*En-tête/ }).first();
    await heading.getByRole("button", { name: "Développer" }).first().click();
    await heading.getByRole("textbox", { name: "Titre", exact: true }).first().fill(title);
    await save.click();
    await expectChanged("home.yaml", title);
  });
  expect(checkContent(content)).toEqual([]);
});
