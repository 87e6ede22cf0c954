import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Context } from "@netlify/functions";
import { parse, stringify } from "yaml";

/** What makes the site not book by itself. */
const changes: Record<string, (folder: string) => void> = {
  "with booking.url set"(folder) {
    const file = join(folder, "site.yaml");
    const site = parse(readFileSync(file, "utf8")) as { booking: { url?: string } };
    site.booking.url = "https://cal.com/agence";
    writeFileSync(file, stringify(site));
  },
  "without a booking.yaml": (folder) => rmSync(join(folder, "booking.yaml")),
};

describe.each(Object.entries(changes))("%s", (_title, change) => {
  beforeAll(() => {
    jest.resetModules();
    const folder = mkdtempSync(join(tmpdir(), "content-"));
    for (const file of ["site.yaml", "interface.yaml", "booking.yaml"]) {
      cpSync(join("e2e/content", file), join(folder, file));
    }
    change(folder);
    process.env.CONTENT_DIR = folder;
  });

  it.each(["appointment", "appointment-slots", "book-appointment"])(
    "%s is not there",
    async (name) => {
      const { default: answer } = (await import(`../functions/${name}/${name}.mts`)) as {
        default(request: Request, context: Context): Promise<Response>;
      };
      for (const method of ["GET", "POST"]) {
        const request = new Request(`https://www.cresca.example/${name}`, { method });
        expect((await answer(request, {} as Context)).status).toBe(404);
      }
    },
  );
});
