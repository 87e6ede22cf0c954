import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

import type { HistoryAct } from "../../contract/deskHistory";
import type { WrittenMail } from "./writtenMail";

// The tables as `migrations/` makes them; what each column is for is said there.

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const leads = pgTable("leads", {
  id: text().primaryKey(),
  receivedAt: moment("received_at").notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  website: text().notNull(),
  message: text().notNull(),
  score: smallint().notNull(),
  signs: text().array().notNull(),
  quarantined: boolean().notNull(),
  version: integer().notNull().default(1),
  source: text().notNull().default(""),
  tracked: boolean().notNull().default(true),
  answeredAt: moment("answered_at"),
  answeredBy: text("answered_by"),
});

export const notes = pgTable("notes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  leadId: text("lead_id").notNull(),
  writtenAt: moment("written_at").notNull(),
  who: text().notNull(),
  content: text().notNull(),
});

export const history = pgTable("history", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  doneAt: moment("done_at").notNull(),
  who: text().notNull(),
  what: text().$type<HistoryAct>().notNull(),
  leadId: text("lead_id"),
  appointmentId: uuid("appointment_id"),
  detail: text().notNull().default(""),
});

export const staffSessions = pgTable("staff_sessions", {
  id: uuid().primaryKey(),
  token: text().notNull(),
  email: text().notNull(),
  createdAt: moment("created_at").notNull(),
  seenAt: moment("seen_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  agent: text().notNull(),
});

export const appointments = pgTable("appointments", {
  id: uuid().primaryKey(),
  host: text().notNull(),
  startsAt: moment("starts_at").notNull(),
  endsAt: moment("ends_at").notNull(),
  during: text().notNull(),
  state: text({ enum: ["held", "booked", "cancelled"] }).notNull(),
  heldUntil: moment("held_until"),
  sequence: integer().notNull().default(0),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  website: text().notNull(),
  subject: text().notNull(),
  zone: text().notNull(),
  meeting: text().notNull(),
  site: text().notNull(),
  person: text().notNull(),
  origin: text(),
  signs: text().array().notNull(),
  bookedAt: moment("booked_at").notNull(),
  settledAt: moment("settled_at").notNull(),
  cancelledAt: moment("cancelled_at"),
});

export const calendars = pgTable("calendars", {
  feed: text().primaryKey(),
  busy: jsonb().$type<{ start: number; end: number }[]>().notNull(),
  readAt: moment("read_at").notNull(),
});

export const mails = pgTable("mails", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  messageId: text("message_id").notNull().unique(),
  kind: text({ enum: ["lead", "alert", "digest", "written", "reminder"] }).notNull(),
  leadId: text("lead_id").references(() => leads.id, { onDelete: "cascade" }),
  queuedAt: moment("queued_at").notNull(),
  leasedUntil: moment("leased_until"),
  attempt: integer().notNull().default(0),
  failures: text().array().notNull().default([]),
  retryAt: moment("retry_at"),
  sentAt: moment("sent_at"),
  givenUpAt: moment("given_up_at"),
  content: jsonb().$type<WrittenMail>(),
  appointmentId: uuid("appointment_id").references(() => appointments.id, { onDelete: "cascade" }),
  expiresAt: moment("expires_at"),
});

/** A row of `leads`. */
export type LeadRow = typeof leads.$inferSelect;
/** A row of `mails`. */
export type MailRow = typeof mails.$inferSelect;
/** A row of `appointments`. */
export type AppointmentRow = typeof appointments.$inferSelect;
