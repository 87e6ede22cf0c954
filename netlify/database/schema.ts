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

import { leadFieldNames } from "../../contract/leadFields";
import type { Mail } from "../mail/composeMail";

// The tables as `migrations/` makes them; what each column is for is said there.

const moment = (name: string) => timestamp(name, { withTimezone: true });

const typedColumn = (name: string) => text(name).notNull();

/** A column for each field of a form; a field without a migration fails every test that writes one. */
const typedColumns = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, typedColumn(name)])) as Record<
    Name,
    ReturnType<typeof typedColumn>
  >;

export const leads = pgTable("leads", {
  id: text().primaryKey(),
  receivedAt: moment("received_at").notNull(),
  ...typedColumns(leadFieldNames),
  score: smallint().notNull(),
  signals: text().array().notNull(),
  quarantined: boolean().notNull(),
  source: text().notNull().default(""),
  answeredAt: moment("answered_at"),
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
  ...typedColumns(["name", "email", "phone", "website", "subject"] as const),
  zone: text().notNull(),
  meeting: text().notNull(),
  site: text().notNull(),
  person: text().notNull(),
  origin: text(),
  signals: text().array().notNull(),
  bookedAt: moment("booked_at").notNull(),
  settledAt: moment("settled_at").notNull(),
  cancelledAt: moment("cancelled_at"),
});

export const calendars = pgTable("calendars", {
  feed: text().primaryKey(),
  busy: jsonb().$type<{ start: number; end: number }[]>().notNull(),
  readAt: moment("read_at").notNull(),
});

export const outbox = pgTable("outbox", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  channel: text({ enum: ["mail", "webhook"] }).notNull(),
  messageId: text("message_id").notNull().unique(),
  kind: text().$type<MailKind | EventKind>().notNull(),
  leadId: text("lead_id").references(() => leads.id, { onDelete: "cascade" }),
  queuedAt: moment("queued_at").notNull(),
  leasedUntil: moment("leased_until"),
  attempt: integer().notNull().default(0),
  failures: text().array().notNull().default([]),
  failingSince: moment("failing_since"),
  retryAt: moment("retry_at"),
  sentAt: moment("sent_at"),
  givenUpAt: moment("given_up_at"),
  content: jsonb().$type<Mail | EventContent>(),
  appointmentId: uuid("appointment_id").references(() => appointments.id, { onDelete: "cascade" }),
  expiresAt: moment("expires_at"),
});

type MailKind = "lead" | "reminder" | "digest" | "written";
type EventKind = "lead.received" | `appointment.${"booked" | "moved" | "cancelled"}`;

/** A lead, as it is stored: a row of `leads`. */
export type LeadRow = typeof leads.$inferSelect;
/** A row of `outbox`. */
export type OutboxRow = typeof outbox.$inferSelect;
/** A row of `appointments`. */
export type AppointmentRow = typeof appointments.$inferSelect;

/** What a post to the webhook says, as it was when it happened. */
export interface EventContent {
  /** ISO 8601. */
  timestamp: string;
  data: Record<string, string>;
}
