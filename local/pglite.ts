/** PGlite, reached like any Postgres. */
export interface RunningPglite {
  url: string;
  close(): Promise<void>;
}

/** Starts PGlite on a free port of loopback. Without a folder its data are in memory. */
export async function startPglite(folder?: string): Promise<RunningPglite> {
  // They offer themselves to `import` only, and this file may be loaded by `require`.
  const { PGlite } = await import("@electric-sql/pglite");
  const { PGLiteSocketServer } = await import("@electric-sql/pglite-socket");
  const { btree_gist } = await import("@electric-sql/pglite/contrib/btree_gist");
  const db = await PGlite.create(folder, { extensions: { btree_gist } });
  const server = new PGLiteSocketServer({ db, host: "127.0.0.1", port: 0, maxConnections: 100 });
  await server.start();
  const port = server.getServerConn().split(":").at(-1) ?? "";
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async close() {
      await server.stop();
      await db.close();
    },
  };
}
