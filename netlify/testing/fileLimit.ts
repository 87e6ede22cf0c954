import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

/**
 * From now on a process, and those that it has started, can write no file beyond a size in bytes,
 * as on a disk that is full. Needs no rights but those of the user who runs the tests.
 */
export function limitFiles(pid: number, bytes: number | "unlimited"): void {
  for (const one of [pid, ...childrenOf(pid)]) {
    try {
      // Root of a container may not do it to others, but may become them.
      const { uid, gid } = statSync(`/proc/${one}`);
      execFileSync("prlimit", ["--pid", String(one), `--fsize=${bytes}:unlimited`], { uid, gid });
    } catch (error) {
      if (isAlive(one)) throw error;
    }
  }
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return children === "" ? [] : children.split(" ").map(Number);
}

/** Whether there is such a process. */
export function isAlive(pid: number): boolean {
  return statSync(`/proc/${pid}`, { throwIfNoEntry: false }) !== undefined;
}
