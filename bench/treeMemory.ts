import { readdirSync, readFileSync } from "node:fs";

/**
 * Parent and memory in bytes of a process (Linux), or nothing when it has just ended. The memory is its proportional set size:
 * what is shared with others, as LMDB's mapped file by Gatsby's main process and its query worker, is divided among them
 * (proc_pid_smaps(5)), so that a sum counts it once.
 */
const readProcess = (id: string) => {
  try {
    // The name, in parentheses, may hold spaces; the parent is the second field after it.
    const fields = readFileSync(`/proc/${id}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, "utf8");
    const kilobytes = Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0);
    return { id, parent: fields[1], memory: kilobytes * 1024 };
  } catch {
    return undefined;
  }
};

/** Memory of a process and everything it started, in bytes: a sum of proportional set sizes. */
export const treeMemory = (root: number) => {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => readProcess(id) ?? []);
  const sum = (id: string): number =>
    all
      .filter(({ parent }) => parent === id)
      .reduce(
        (total, child) => total + sum(child.id),
        all.find((one) => one.id === id)?.memory ?? 0,
      );
  return sum(String(root));
};
