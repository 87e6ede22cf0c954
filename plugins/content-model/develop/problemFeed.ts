import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs } from "gatsby";
import { checkContent } from "../check/checkContent";
import { contentError } from "../contentError";
import { formatProblems, type Problem } from "../check/problem";
import { watchContent } from "./watchContent";

/** Where the browser listens for the content's problems, in development. */
const PROBLEM_FEED = "/___content-problems";

/**
 * In `npm start`, shows the content's problems in the terminal and on the open pages at each save, and
 * says when they are gone.
 */
export function serveProblems(contentDir: string, { app, reporter }: CreateDevServerArgs): void {
  const listeners = new Set<{ write(text: string): void }>();
  let current = checkContent(contentDir);
  app.get(PROBLEM_FEED, (request: IncomingMessage, response: ServerResponse) => {
    // "no-transform" keeps Gatsby's compression from holding the events back.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
    });
    response.write(event(current));
    listeners.add(response);
    request.on("close", () => listeners.delete(response));
  });
  watchContent(contentDir, (problems) => {
    if (problems.length > 0) reporter.error(contentError(formatProblems(problems)));
    else if (current.length > 0) reporter.success("Le contenu est de nouveau en ordre.");
    current = problems;
    for (const listener of listeners) listener.write(event(problems));
  });
}

/** Nothing, in words, once all is in order. */
function event(problems: Problem[]): string {
  return `data: ${JSON.stringify(problems.length > 0 ? formatProblems(problems) : "")}\n\n`;
}
