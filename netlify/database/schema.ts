import { bigint, boolean, integer, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";

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
});

export const mails = pgTable("mails", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  messageId: text("message_id").notNull().unique(),
  kind: text({ enum: ["lead", "alert", "digest"] }).notNull(),
  leadId: text("lead_id").references(() => leads.id, { onDelete: "cascade" }),
  queuedAt: moment("queued_at").notNull(),
  leasedUntil: moment("leased_until"),
  attempt: integer().notNull().default(0),
  failures: text().array().notNull().default([]),
  retryAt: moment("retry_at"),
  sentAt: moment("sent_at"),
  givenUpAt: moment("given_up_at"),
});

/** A row of `leads`. */
export type LeadRow = typeof leads.$inferSelect;
/** A row of `mails`. */
export type MailRow = typeof mails.$inferSelect;
