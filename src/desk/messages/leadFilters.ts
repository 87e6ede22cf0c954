import {
  leadStandings,
  SEARCH_LENGTH,
  type LeadQuery,
  type LeadStanding,
} from "../../../contract/deskLeads";
import { addDays, dayOf } from "../time/dates";

/** What the list shows, as the address says it. */
export type LeadFilters = {
  standing: LeadStanding | "all";
  search: string;
  /** Path of a page; null for all pages. */
  source: string | null;
  /** Last so many days; null for all. */
  days: (typeof periods)[number] | null;
  page: number;
};

/** Periods to choose from, in days. */
export const periods = ["7", "30", "90"] as const;

/** Names of the parameters. */
export const LEAD = "message";
export const filterNames = {
  standing: "etat",
  search: "q",
  source: "page",
  days: "periode",
  page: "liste",
} as const;

/** Without any filter: what is to be answered. */
export const readFilters = (address: URLSearchParams): LeadFilters => {
  const read = (name: keyof typeof filterNames) => address.get(filterNames[name]);
  return {
    standing:
      ([...leadStandings, "all"] as const).find((one) => one === read("standing")) ?? "to-answer",
    search: read("search") ?? "",
    source: read("source"),
    days: periods.find((one) => one === read("days")) ?? null,
    page: Math.max(1, Math.floor(Number(read("page"))) || 1),
  };
};

/** Whether filters narrow the list beyond the standing. */
export const isNarrowed = ({ search, source, days }: LeadFilters) =>
  search !== "" || source !== null || days !== null;

/** What to ask the server for. @param now in milliseconds */
export const leadQuery = (filters: LeadFilters, now: number): Record<string, string> => {
  const { standing, search, source, days, page } = filters;
  const query: LeadQuery = {
    ...(standing !== "all" && { standing }),
    ...(search.trim() && { search: search.trim().slice(0, SEARCH_LENGTH) }),
    ...(source !== null && { source }),
    ...(days && { from: addDays(dayOf(now), 1 - Number(days)) }),
    ...(page > 1 && { page: String(page) }),
  };
  return { ...query };
};
