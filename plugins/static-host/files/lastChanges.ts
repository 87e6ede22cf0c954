import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Reads `git log --format=#%H %cs --name-only`: the day of the newest commit that names each file.
 *
 * @param boundary commits whose parents are missing from a shallow clone: they seem to have touched
 *   every file, and are not believed
 */
export const readLog = (log: string, boundary: ReadonlySet<string>) => {
  const days = new Map<string, string>();
  let day = "";
  let believed = false;
  for (const line of log.split("\n")) {
    const commit = /^#(\w+) (\d{4}-\d{2}-\d{2})$/.exec(line);
    if (commit) {
      believed = !boundary.has(commit[1] ?? "");
      day = commit[2] ?? "";
    } else if (line && believed && !days.has(line)) days.set(line, day);
  }
  return days;
};

/** Day (YYYY-MM-DD) of the last commit of each file of a folder; files with no known commit are absent. */
export const lastChanges = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  try {
    const git = async (...args: string[]) =>
      (await run("git", ["-c", "core.quotePath=false", ...args], { maxBuffer: 2 ** 28 })).stdout;
    const log = await git("log", "--format=#%H %cs", "--name-only", "--relative", "--", folder);
    const shallow = (await git("rev-parse", "--is-shallow-repository")).trim() === "true";
    const boundary = shallow ? await git("log", "--max-parents=0", "--format=%H") : "";
    return readLog(log, new Set(boundary.split("\n").filter(Boolean)));
  } catch {
    return new Map();
  }
};
