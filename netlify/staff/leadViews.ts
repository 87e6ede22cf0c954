import {
  type LeadDetail,
  type LeadEntry,
  type LeadList,
  leadStandings,
} from "../../contract/deskLeads";
import {
  countMatching,
  countStandings,
  type DeskLeadRow,
  findDeskLead,
  type LeadFilter,
  listDeskLeads,
  listSources,
} from "../database/deskLeads";
import { readHistory } from "../database/history";
import { listNotes } from "../database/notes";
import type { LeadBackend } from "../leads/leadBackend";
import { oneLine } from "../leads/leadMail";
import { leadOf } from "../leads/leadRecord";
import { historyEntry } from "./historyEntry";

const pageSize = 50;
const promised = 24 * 60 * 60_000;

/** A page of the leads that match. A page beyond the last is the last. */
export async function leadList(
  filter: LeadFilter,
  wanted: number,
  { database, clock }: LeadBackend,
): Promise<LeadList> {
  const [total, standings, sources] = await Promise.all([
    countMatching(database, filter),
    countStandings(database),
    listSources(database),
  ]);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(wanted, pages);
  const shown = { offset: (page - 1) * pageSize, limit: pageSize };
  const rows = total > 0 ? await listDeskLeads(database, filter, shown) : [];
  const count = (standing: (typeof leadStandings)[number]) => standings.get(standing) ?? 0;
  return {
    leads: rows.map(leadEntry),
    total,
    page,
    pages,
    counts: {
      "to-answer": count("to-answer"),
      answered: count("answered"),
      untracked: count("untracked"),
      quarantine: count("quarantine"),
    },
    sources,
    now: new Date(clock()).toISOString(),
  };
}

/** One lead, whole; undefined when there is none. */
export async function leadDetail(
  id: string,
  { database }: Pick<LeadBackend, "database">,
): Promise<LeadDetail | undefined> {
  const row = await findDeskLead(database, id);
  if (!row) return undefined;
  const [notes, history] = await Promise.all([
    listNotes(database, id),
    readHistory(database, { leadId: id, limit: 200 }),
  ]);
  const { fields, score, signs } = leadOf(row.lead);
  return {
    ...leadEntry(row),
    fields,
    score,
    signs,
    mailedAt: row.sentAt?.toISOString() ?? null,
    failures: row.failures ?? [],
    notesWritten: notes.map((note) => ({
      id: note.id,
      at: note.writtenAt.toISOString(),
      who: note.who,
      text: note.content,
    })),
    history: history.map(historyEntry),
  };
}

function leadEntry({ lead, standing, mail, notes }: DeskLeadRow): LeadEntry {
  const { id, version, receivedAt, name, email, message, source, answeredAt, answeredBy } = lead;
  const dueAt = new Date(receivedAt.getTime() + promised).toISOString();
  return {
    id,
    version,
    receivedAt: receivedAt.toISOString(),
    name,
    email,
    excerpt: oneLine(message, 160),
    source,
    standing,
    mail,
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy,
    notes,
    dueAt: standing === "to-answer" ? dueAt : null,
  };
}
