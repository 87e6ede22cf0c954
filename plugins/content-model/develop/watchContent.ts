import { watch } from "chokidar";
import { checkContent } from "../check/checkContent";
import type { Problem } from "../check/problem";

/** A burst of saves (an editor's, git's) is checked once. */
const DEBOUNCE_MILLISECONDS = 150;

/**
 * Calls back with the content's problems, at once and whenever a file of it changes. Answers a
 * function that ends it.
 */
export function watchContent(
  contentDir: string,
  onProblems: (problems: Problem[]) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const check = () => {
    try {
      onProblems(checkContent(contentDir));
    } catch {
      // A file went away between two reads: git or an editor is at work.
      plan();
    }
  };
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(check, DEBOUNCE_MILLISECONDS);
  };
  const watcher = watch(contentDir, { ignoreInitial: true }).on("all", plan).on("ready", plan);
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
