import { readdirSync, readFileSync } from "node:fs";

const PAGE_SIZE = 4096;

/** Parent and resident memory in bytes of a process (Linux), or nothing when it has just ended. */
const readProcess = (id: string) => {
  try {
    // The name, in parentheses, may hold spaces; the parent is the second field after it.
    const fields = readFileSync(`/proc/${id}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return { id, parent: fields[1], memory: Number(fields[21]) * PAGE_SIZE };
  } catch {
    return undefined;
  }
};

/** Resident memory of a process and everything it started, in bytes. */
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
