import { z } from "zod";

import { isEmailAddress } from "../../contract/emailAddress";
import { fieldLimits } from "../../contract/leadFields";
import { exportFiles } from "../../contract/desk";
import { leadStandings, noteLimit, SEARCH_LENGTH } from "../../contract/deskLeads";
import { readSource } from "../../contract/leadSource";
import { isBlank, normaliseText } from "../../contract/text";
import { isCalendarDay } from "./deskDays";

const leadId = z.string().regex(/^[\w-]{1,80}$/);
const rowId = z.guid().toLowerCase();
const version = z.int().min(0);
const whole = (least: number, most: number) => z.coerce.number().pipe(z.int().min(least).max(most));
const day = z.string().refine(isCalendarDay);
const email = z.string().trim().max(fieldLimits.email).refine(isEmailAddress);
const instant = z.iso.datetime();

// Postgres refuses the character zero.
const text = z.string().transform((typed) => normaliseText(typed).replaceAll("\0", ""));

/** What a view may be asked for, by its name. */
export const deskQuery = z.discriminatedUnion("view", [
  z.object({ view: z.literal("session") }),
  z.object({ view: z.literal("sessions") }),
  z.object({
    view: z.literal("leads"),
    standing: z.enum(leadStandings).optional(),
    search: text.pipe(z.string().max(SEARCH_LENGTH)).default(""),
    source: z
      .string()
      .refine((path) => readSource(path) === path && path !== "")
      .optional(),
    from: day.optional(),
    to: day.optional(),
    page: whole(1, 1_000_000).default(1),
  }),
  z.object({ view: z.literal("lead"), id: leadId }),
  z.object({ view: z.literal("appointments"), from: day, days: whole(1, 42) }),
  z.object({ view: z.literal("appointment"), id: rowId }),
  z.object({ view: z.literal("figures"), weeks: whole(4, 52).default(13) }),
  z.object({
    view: z.literal("history"),
    before: whole(1, Number.MAX_SAFE_INTEGER).optional(),
  }),
  z.object({ view: z.literal("person"), email }),
  z.object({ view: z.literal("export"), file: z.enum(exportFiles) }),
]);

export type DeskQuery = z.infer<typeof deskQuery>;

const seenLead = { id: leadId, version };

/** A change, whatever it is of. */
export const deskAction = z.discriminatedUnion("action", [
  z.object({
    action: z.enum(["release", "quarantine", "resend", "unanswered"]),
    ...seenLead,
  }),
  z.object({ action: z.literal("answered"), ...seenLead, at: instant.optional() }),
  z.object({
    action: z.literal("note"),
    id: leadId,
    text: text.pipe(
      z
        .string()
        .max(noteLimit)
        .refine((note) => !isBlank(note)),
    ),
  }),
  z.object({ action: z.literal("note-remove"), id: leadId, note: z.int().min(1) }),
  z.object({ action: z.literal("cancel"), id: rowId, version }),
  z.object({ action: z.literal("move"), id: rowId, version, start: instant }),
  z.object({ action: z.literal("sign-out") }),
  z.object({ action: z.literal("revoke"), id: rowId }),
  z.object({ action: z.literal("erase"), email }),
]);
