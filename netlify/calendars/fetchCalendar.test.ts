import { createServer, type RequestListener, type Server } from "node:http";

import { fetchCalendar } from "./fetchCalendar";

const limits = { bytes: 10_000, time: 2_000 };
let server: Server | undefined;

/** Address of a calendar server with this answer. */
async function serving(answer: RequestListener): Promise<string> {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const address = listening.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/a.ics`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

it("reads a feed, accents cut in two included", async () => {
  const whole = Buffer.from("BEGIN:VCALENDAR é");
  const address = await serving((_, response) => {
    response.write(whole.subarray(0, 17));
    setTimeout(() => response.end(whole.subarray(17)), 20);
  });
  expect(await fetchCalendar(address, limits)).toBe("BEGIN:VCALENDAR é");
});

it("follows a redirect, and looks like a browser to Outlook, which sends all else to an error page", async () => {
  const address = await serving((request, response) => {
    const isBrowser = /^Mozilla\/5\.0 .*Chrome\/\d/.test(request.headers["user-agent"] ?? "");
    if (request.url === "/b.ics") response.end("BEGIN:VCALENDAR");
    else if (request.url === "/error") response.writeHead(500).end();
    else response.writeHead(302, { location: isBrowser ? "/b.ics" : "/error" }).end();
  });
  expect(await fetchCalendar(address, limits)).toBe("BEGIN:VCALENDAR");
});

it.each<[string, RequestListener]>([
  ["sends too much", (_, response) => response.end("x".repeat(10_001))],
  ["answers with an error", (_, response) => response.writeHead(500).end("BEGIN:VCALENDAR")],
  ["breaks off", (_, response) => void response.write("BEGIN", () => response.destroy())],
  ["never answers", () => undefined],
  ["never ends", (_, response) => void response.write("BEGIN:VCALENDAR")],
])("gives up on a server that %s", async (_, answer) => {
  await expect(fetchCalendar(await serving(answer), { ...limits, time: 300 })).rejects.toThrow();
});
