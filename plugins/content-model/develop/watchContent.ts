import type { IncomingMessage, ServerResponse } from "node:http";
import { watch } from "chokidar";
import type { CreateDevServerArgs, Reporter } from "gatsby";
import { checkContent } from "../check/checkContent";
import { formatProblems } from "../check/problem";
import { contentError } from "../contentError";

/** A burst of saves (an editor's, git's) is checked once. */
const DEBOUNCE_MILLISECONDS = 150;

/** What is wrong with the content as last saved, in words; empty when it is in order. */
let current = "";

/** One for each open page: sends it what is wrong. */
const listeners = new Set<() => void>();

/**
 * In `npm start`, checks the content at each save, and says what is wrong in the terminal and on the open pages. Answers
 * once the content is in order: Gatsby would go on with broken content and bury the message under errors of its own.
 *
 * @returns what ends the checks
 */
export function watchContent(
  contentDir: string,
  reporter: Pick<Reporter, "error" | "info" | "success">,
): Promise<() => Promise<void>> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const plan = () => {
      clearTimeout(timer);
      timer = setTimeout(check, DEBOUNCE_MILLISECONDS);
    };
    const check = () => {
      try {
        const problems = checkContent(contentDir);
        if (problems.length === 0 && current) reporter.success("Le contenu est en ordre.");
        current = problems.length > 0 ? formatProblems(problems) : "";
      } catch {
        // A file went away between two reads: git or an editor is at work.
        plan();
        return;
      }
      for (const send of listeners) send();
      if (current === "") {
        resolve(() => watcher.close());
        return;
      }
      reporter.error(contentError(current));
      reporter.info("Corrigez et enregistrez : le site suit.");
    };
    const watcher = watch(contentDir, { ignoreInitial: true }).on("all", plan).on("ready", plan);
  });
}

/** Sends what is wrong to the open pages, which show it (problemOverlay.ts). */
export function serveProblems({ app }: CreateDevServerArgs): void {
  app.get("/___content-problems", (request: IncomingMessage, response: ServerResponse) => {
    // "no-transform" keeps Gatsby's compression from holding the events back.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
    });
    const send = () => void response.write(`data: ${JSON.stringify(current)}\n\n`);
    send();
    listeners.add(send);
    request.on("close", () => listeners.delete(send));
  });
}
