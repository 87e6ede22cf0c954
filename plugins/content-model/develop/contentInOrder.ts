import { contentError } from "../contentError";
import { formatProblems } from "../check/problem";
import { watchContent } from "./watchContent";

/**
 * In `npm start`, waits until the content is in order, and says what is not: Gatsby would go on with
 * broken content and bury the message under errors of its own.
 */
export function contentInOrder(
  contentDir: string,
  reporter: { error(message: ReturnType<typeof contentError>): void; info(text: string): void },
): Promise<void> {
  return new Promise((resolve) => {
    const stop = watchContent(contentDir, (problems) => {
      if (problems.length === 0) {
        stop();
        resolve();
        return;
      }
      reporter.error(contentError(formatProblems(problems)));
      reporter.info("Corrigez et enregistrez : le site démarre dès que le contenu est en ordre.");
    });
  });
}
