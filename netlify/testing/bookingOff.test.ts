import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Context } from "@netlify/functions";

const names = ["appointment", "appointment-slots", "book-appointment"];
const methods = ["GET", "POST"];

/** A folder with the content that the functions read. */
function contentFolder(files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  for (const file of files) cpSync(join("e2e/content", file), join(folder, file));
  return folder;
}

/** Content of a site that does not book by itself. */
const contents = {
  "with booking.url set": () => {
    const folder = contentFolder(["site.yaml", "interface.yaml", "booking.yaml"]);
    const file = join(folder, "site.yaml");
    const text = readFileSync(file, "utf8");
    expect(text).toMatch(/^booking:$/m);
    const lines = text.split("\n").filter((line) => !/^ {2}url: *$/.test(line));
    const at = lines.indexOf("booking:") + 1;
    lines.splice(at, 0, "  url: https://cal.com/agence");
    writeFileSync(file, lines.join("\n"));
    return folder;
  },
  "without a booking.yaml": () => contentFolder(["site.yaml", "interface.yaml"]),
};

describe.each(Object.entries(contents))("%s", (_title, write) => {
  beforeEach(() => {
    jest.resetModules();
    process.env.CONTENT_DIR = write();
  });

  it.each(names)("%s is not there", async (name) => {
    const { default: answer } = (await import(`../functions/${name}/${name}.mts`)) as {
      default(request: Request, context: Context): Promise<Response>;
    };
    for (const method of methods) {
      const request = new Request(`https://www.cresca.example/${name}`, { method });
      expect((await answer(request, {} as Context)).status).toBe(404);
    }
  });

  it("a lead's texts can be read, and no reminder is looked for", async () => {
    const { isBookingOn } = await import("../appointments/appointmentBackend");
    const { leadContent } = await import("../leads/leadContent");
    expect(leadContent().texts.contact.form.submit).not.toBe("");
    expect(isBookingOn()).toBe(false);
  });
});
