import { parseArgs } from "node:util";

import { type LeadState, leadStates } from "../netlify/database/leads";

const usage = `Usage: npm run leads -- <command> [options]

  list [--state ${leadStates.join("|")}] [--json]   leads, oldest first
  show <id>                                              one lead, whole, as JSON
  resend <id>... | --dead | --pending                    mail again, now
  release <id>...                                        out of quarantine, and mail
  purge [--dry-run]                                      delete leads sent longer ago than
                                                         leads.retentionDays of site.yaml
  erase <e-mail> [--dry-run]                             delete all leads of a person
  export [--separator ,]                                 all leads as CSV

Works on the database on this machine (DATA_DIR), or on the one that DATABASE_URL or NETLIFY_DB_URL
names. "npm run -s leads" prints nothing but the answer.`;

/** What was asked for cannot be done; the message says why, to whoever typed it. */
export class UsageError extends Error {}

/** A command as it was typed. */
export interface StaffCommand {
  name: string;
  /** Ids of leads, or an e-mail address. */
  subjects: string[];
  state?: LeadState;
  json: boolean;
  dryRun: boolean;
  dead: boolean;
  pending: boolean;
  separator: string;
}

/** The options that each command knows. */
const commands = new Map([
  ["list", ["state", "json"]],
  ["show", []],
  ["resend", ["dead", "pending"]],
  ["release", []],
  ["purge", ["dry-run"]],
  ["erase", ["dry-run"]],
  ["export", ["separator"]],
]);

/** Reads a command line. Throws a UsageError when it makes no sense. */
export function readCommand(words: string[]): StaffCommand {
  const { values, positionals } = parse(words);
  const [name, ...subjects] = positionals;
  if (name === undefined) throw new UsageError(usage);
  const options = commands.get(name);
  if (!options) throw new UsageError(`Unknown command: ${name}\n\n${usage}`);
  const foreign = Object.keys(values).find((option) => !options.includes(option));
  if (foreign) throw new UsageError(`${name} knows no option --${foreign}\n\n${usage}`);
  const { state } = values;
  if (state !== undefined && !isState(state)) {
    throw new UsageError(`Unknown state: ${state}. States: ${leadStates.join(", ")}`);
  }
  const takesSubjects = ["show", "resend", "release", "erase"].includes(name);
  const isWhole = subjects.length > 0 || values.dead || values.pending;
  if (takesSubjects && !isWhole) throw new UsageError(`${name}: of which lead?\n\n${usage}`);
  if (!takesSubjects && subjects.length > 0) {
    throw new UsageError(`${name} takes no "${subjects[0]}"\n\n${usage}`);
  }
  return {
    name,
    subjects,
    state,
    json: values.json === true,
    dryRun: values["dry-run"] === true,
    dead: values.dead === true,
    pending: values.pending === true,
    separator: values.separator ?? ";",
  };
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: "boolean" },
        "dry-run": { type: "boolean" },
        dead: { type: "boolean" },
        pending: { type: "boolean" },
        state: { type: "string" },
        separator: { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function isState(text: string): text is LeadState {
  return leadStates.some((state) => state === text);
}
