import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Context } from "hono";
import { raw } from "hono/html";

import type { FunctionCall } from "../http/functionApp";
import { leadContent } from "../leads/leadContent";
import { type AppointmentBackend, bookingContent } from "./appointmentBackend";
import { appointmentPage } from "./appointmentPage";

const policy = "default-src 'self'";
const staticPage = `<head><title>Réserver un créneau</title><noscript><meta http-equiv="refresh" content="0; url=/f"></noscript></head>
<h1>Réserver</h1><p>Trente minutes</p><div class="place" data-fragment="/f?fragment=form"><h2>Créneaux</h2><form></form></div><footer>Cresca</footer>`;

let server: Server;
let headers: Record<string, string>;

beforeEach((done) => {
  headers = { "content-security-policy": policy };
  server = createServer((request, response) =>
    response.writeHead(request.url === "/rendez-vous" ? 200 : 404, headers).end(staticPage),
  ).listen(0, "127.0.0.1", done);
});
afterEach((done) => void server.close(done));

const show = async (isAlert = false) => {
  const call: FunctionCall<AppointmentBackend> = new Context(new Request("https://cresca.example"));
  call.set("backend", {
    content: leadContent(),
    booking: bookingContent(),
    settings: { siteUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
  } as AppointmentBackend);
  const body = raw("<dl></dl>") as never;
  const view = { title: "Pris & parti", text: "Choisissez $& un autre", body, isAlert };
  const answer = await appointmentPage(view, call);
  return { answer, html: await answer.text() };
};

it("fills the site's booking page, with its policy", async () => {
  const { answer, html } = await show();
  expect(answer.headers.get("content-security-policy")).toBe(policy);
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect(html).toContain("<title>Pris &amp; parti | Cresca</title></head>");
  expect(html).toContain("<h1>Pris &amp; parti</h1><p>Choisissez $&amp; un autre</p>");
  expect(html).toContain('<div class="place"><dl></dl></div><footer>');
});

it("says what is wrong above the form", async () => {
  const { html } = await show(true);
  expect(html).toContain("<h1>Pris &amp; parti</h1><p>Trente minutes</p>");
  const end = 'role="alert"><p>Choisissez $&amp; un autre</p></div><dl></dl></div><footer>';
  expect(html).toContain(end);
});

it("is a plain page when the booking page has no policy", async () => {
  headers = {};
  const { html } = await show();
  expect(html).toContain("Pris &amp; parti");
  expect(html).not.toContain("<footer>");
});
