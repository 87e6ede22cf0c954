import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Context } from "@netlify/functions";
import { parse, stringify } from "yaml";

import { postAndSettle, sampleFields } from "./testBackend";
import { testWorld } from "./world";

const world = testWorld();

/** Lets modules that are imported from now on read another content: that of the tests, changed. */
function changeContent(change: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  for (const file of ["site.yaml", "interface.yaml", "booking.yaml"])
    cpSync(join("e2e/content", file), join(folder, file));
  change(folder);
  process.env.CONTENT_DIR = folder;
  jest.resetModules();
}

/** Calls a function as the host does. */
async function call(name: string, method = "POST"): Promise<Response> {
  const { default: answer } = (await import(`../functions/${name}/${name}.mts`)) as {
    default(request: Request, context: Context): Promise<Response>;
  };
  return answer(new Request(`https://www.cresca.example/${name}`, { method }), {} as Context);
}

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
  beforeAll(() => changeContent(change));

  it("no function of appointments is there", async () => {
    for (const name of ["appointment", "appointment-slots", "book-appointment"])
      for (const method of ["GET", "POST"]) expect((await call(name, method)).status).toBe(404);
  });
});

describe("with a booking.yaml that cannot be read", () => {
  beforeAll(() => {
    changeContent((folder) => writeFileSync(join(folder, "booking.yaml"), "hosts: ["));
    process.env.NETLIFY_DB_URL = world.line.url;
    process.env.SMTP_URL = world.mail.url;
  });
  beforeEach(async () => {
    // The functions have the database's clock.
    world.clock.now = Date.now();
    // Taken in without a mail server: its mail waits.
    expect(await postAndSettle(sampleFields(), world.newProcess({ smtpUrl: "" }))).toBe(200);
  });

  it("send-mail mails leads", async () => {
    expect(await (await call("send-mail")).json()).toMatchObject({ reminders: "failed" });
    expect(world.copies().size).toBe(1);
  });

  it.each([
    ["send-mail", "'reminder'", 0],
    ["send-mail", "update outbox set given_up_at", 0],
    ["lead-digest", "delete from appointments", 1],
    ["lead-digest", "delete from leads", 1],
  ])("%s mails all though the database fails at %s", async (name, statement, digests) => {
    world.line.fault = (asked) => (asked.includes(statement) ? { kind: "cut" } : undefined);
    expect((await call(name)).status).toBe(200);
    // The lead, and the digest.
    expect(world.allCopies()).toBe(1 + digests);
    expect(world.copies().size).toBe(1 + digests);
  });
});
