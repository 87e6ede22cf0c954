import type { DeskViews } from "../../contract/desk";
import type { AppointmentBackend } from "../appointments/appointmentBackend";
import { countPages, countWeeks, measureAnswers } from "../database/figures";
import { readHistory } from "../database/history";
import { measurePromise } from "../database/promise";
import { listSessions } from "../database/staffAccess";
import { appointmentDetail, appointmentList } from "./appointmentViews";
import { deskAnswer, DeskRefusal } from "./deskAnswer";
import { beginningOf, dayAfter } from "./deskDays";
import { type DeskQuery, deskQuery } from "./deskRequest";
import { exportFile } from "./exportFile";
import { historyEntry } from "./historyEntry";
import { leadDetail, leadList } from "./leadViews";
import { personPreview } from "./person";
import { sessionEntry, sessionView, type StaffSession } from "./staffSession";

/** Answers what the desk wants to see. Empty parameters count as absent. */
export async function answerView(
  parameters: Readonly<Record<string, unknown>>,
  staff: StaffSession,
  backend: AppointmentBackend,
): Promise<Response> {
  const filled = Object.entries(parameters).filter(([, value]) => value !== "");
  const read = deskQuery.safeParse(Object.fromEntries(filled));
  if (!read.success) throw new DeskRefusal({ error: "malformed" });
  if (read.data.view === "export") return exportFile(read.data.file, staff.row.email, backend);
  const view = await look(read.data, staff, backend);
  if (view === undefined) throw new DeskRefusal({ error: "unknown" });
  return deskAnswer(view);
}

type Asked = Exclude<DeskQuery, { view: "export" }>;

async function look(
  asked: Asked,
  staff: StaffSession,
  backend: AppointmentBackend,
): Promise<DeskViews[keyof DeskViews] | undefined> {
  const { database } = backend;
  switch (asked.view) {
    case "session":
      return sessionView(staff);
    case "sessions": {
      const rows = await listSessions(database, staff.row.email);
      return { sessions: rows.map((row) => sessionEntry(row, staff.row)) };
    }
    case "leads": {
      const { standing, search, source, from, to, page } = asked;
      const words = search.split(/\s+/u).filter((word) => word !== "");
      const since = from === undefined ? undefined : beginningOf(from);
      const until = to === undefined ? undefined : beginningOf(dayAfter(to, 1));
      return leadList({ standing, words: words.slice(0, 10), source, since, until }, page, backend);
    }
    case "lead":
      return leadDetail(asked.id, backend);
    case "appointments":
      return appointmentList(asked.from, asked.days, backend);
    case "appointment":
      return appointmentDetail(asked.id, backend);
    case "figures":
      return figures(asked.weeks, backend);
    case "history":
      return historyPage(asked.before, backend);
    case "person":
      return personPreview(asked.email, backend);
  }
}

async function figures(
  count: number,
  { database, clock }: AppointmentBackend,
): Promise<DeskViews["figures"]> {
  const [weeks, pages, promise, answers] = await Promise.all([
    countWeeks(database, count),
    countPages(database),
    measurePromise(database),
    measureAnswers(database),
  ]);
  return { weeks, pages, promise, ...answers, now: new Date(clock()).toISOString() };
}

const historyPageSize = 50;

async function historyPage(
  before: number | undefined,
  { database }: AppointmentBackend,
): Promise<DeskViews["history"]> {
  const rows = await readHistory(database, { before, limit: historyPageSize + 1 });
  return {
    entries: rows.slice(0, historyPageSize).map(historyEntry),
    hasMore: rows.length > historyPageSize,
  };
}
