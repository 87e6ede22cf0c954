import { randomBytes, randomUUID } from "node:crypto";
import { expect, type BrowserContext, type Page } from "@playwright/test";
import { hashOf } from "../../netlify/staff/secrets";
import { query } from "./database";

/** Members of the team, as playwright.config.ts names them to the functions. */
export const camille = "camille@equipe.example";
export const dominique = "dominique@equipe.example";

/** Gives a browser an open session; how people come by one is tested by itself. */
export const openSession = async (context: BrowserContext, email = camille) => {
  const secret = randomBytes(32).toString("base64url");
  const id = randomUUID();
  await query(
    `insert into staff_sessions (id, token, email, created_at, seen_at, expires_at, agent)
     values ($1, $2, $3, now(), now(), now() + interval '12 hours', $4)`,
    [id, hashOf(secret), email, "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0"],
  );
  // The browser sends it to localhost without TLS too, and to whatever port.
  const cookie = { name: "__Host-equipe", value: secret, secure: true, httpOnly: true };
  await context.addCookies([{ ...cookie, url: "https://localhost" }]);
  return id;
};

/** What a test wants to have said of its lead; the rest is made up. */
type Wanted = Partial<
  Record<"name" | "email" | "phone" | "website" | "message" | "source", string>
> & { hoursAgo?: number; answeredAfter?: number; quarantined?: boolean; signs?: string[] };

/** Puts a lead into the database that no other test has. */
export const storeLead = async (wanted: Wanted = {}) => {
  const mark = randomUUID().slice(0, 8);
  const lead = {
    id: `20261122-${mark}`,
    name: `Élodie Bésnard ${mark}`,
    email: `elodie.${mark}@entreprise.example`,
    phone: "06 39 98 12 34",
    website: `https://entreprise-${mark}.example/`,
    message: `Bonjour,\nnous préparons l'ouverture d'une boutique à Nîmes (${mark}).`,
    source: "/services/seo-geo",
    hoursAgo: 2,
    ...wanted,
  };
  await query(
    `insert into leads (id, received_at, name, email, phone, website, message, source, score, signs, quarantined, answered_at, answered_by)
     values ($1, now() - $2 * interval '1 hour', $3, $4, $5, $6, $7, $8, $9, $10, $11,
       now() - ($2 - $12::float) * interval '1 hour', case when $12::float is null then null else $13 end)`,
    [
      lead.id,
      lead.hoursAgo,
      lead.name,
      lead.email,
      lead.phone,
      lead.website,
      lead.message,
      lead.source,
      lead.signs?.length ?? 0,
      lead.signs ?? [],
      lead.quarantined ?? false,
      lead.answeredAfter ?? null,
      camille,
    ],
  );
  return { ...lead, mark };
};

/**
 * Puts an appointment into the database, on a day so many weeks ahead that other tests book nothing there, as booked two
 * hours ago: those of the last hour are counted, and the visitors of other tests would look like a crowd.
 */
export const storeAppointment = async (start: Date, host = "camille") => {
  const mark = randomUUID().slice(0, 8);
  const end = new Date(start.getTime() + 30 * 60_000);
  const appointment = {
    id: randomUUID(),
    name: `Noé Maréchal ${mark}`,
    email: `noe.${mark}@exemple.example`,
  };
  await query(
    `insert into appointments (id, host, starts_at, ends_at, during, state, name, email, phone, website, subject, zone, meeting, site, person, signs, booked_at, settled_at)
     values ($1, $2, $3, $4, tstzrange($3, $4), 'booked', $5, $6, '', '', $7, 'Europe/Paris', 'https://visio.example/a', 'http://localhost', $6, '{}', now() - interval '2 hours', now())`,
    [
      appointment.id,
      host,
      start,
      end,
      appointment.name,
      appointment.email,
      "Refonte <b>du site</b>",
    ],
  );
  return appointment;
};

/** Opens the desk at an address of it, and waits until it is there. */
export const openDesk = async (page: Page, search = "") => {
  await page.goto(`/equipe${search}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

/** The notice that says something. */
export const notice = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Avis" }).getByRole("listitem").filter({ hasText: text });
