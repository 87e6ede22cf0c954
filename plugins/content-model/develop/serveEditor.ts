import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { publishEditor } from "../editor/publishEditor";
import { contentFiles } from "./contentFiles";

/** In `npm start`, serves `/admin` with access to the content of this machine. */
export async function serveEditor(
  contentDir: string,
  publicDir: string,
  { app, getNodesByType }: CreateDevServerArgs,
): Promise<void> {
  await publishEditor(publicDir, process.env, getNodesByType);
  app.use(contentFiles(contentDir));
  app.get(/^\/admin\/?$/, (_request: unknown, response: { sendFile(file: string): void }) => {
    response.sendFile(path.resolve(publicDir, "admin/index.html"));
  });
}
