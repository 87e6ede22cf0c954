import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseDocument, type Document } from "yaml";

/** What a build does not need, or must make anew. */
const LEFT_OUT = /^(node_modules|public|\.cache|\.git|\.data|test-results|e2e|docs)$/;

const MODEL = "seo-geo";

const serviceFile = (site: string, slug: string) => join(site, "content/services", `${slug}.yaml`);

const slugOf = (index: number) => `service-${String(index).padStart(4, "0")}`;

/** A copy of the repository's site in a folder of its own. */
export const copySite = () => {
  const site = mkdtempSync(join(tmpdir(), "bench-scale-"));
  const root = resolve(".");
  cpSync(root, site, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(path.slice(root.length + 1)),
  });
  symlinkSync(join(root, "node_modules"), join(site, "node_modules"));
  return site;
};

/** Adds services that repeat one of the site's, under other names. */
export const addServices = (site: string, count: number) => {
  const model = parseDocument(readFileSync(serviceFile(site, MODEL), "utf8"));
  const title = String(model.get("title"));
  for (let index = 1; index <= count; index++) {
    model.set("slug", slugOf(index));
    model.set("order", 100 + index);
    model.set("title", `${title} ${index}`);
    model.setIn(["seo", "title"], `Service ${index} de la mesure`);
    writeFileSync(serviceFile(site, slugOf(index)), model.toString());
  }
};

const edit = (site: string, slug: string, change: (service: Document) => void) => {
  const file = serviceFile(site, slug);
  const service = parseDocument(readFileSync(file, "utf8"));
  change(service);
  writeFileSync(file, service.toString());
};

/** One line of one service: no other page shows it. */
export const editOneLine = (site: string) =>
  edit(site, slugOf(10), (service) =>
    service.setIn(["hero", "text"], "Une phrase que rien d'autre ne montre."),
  );

/** What other pages show too: a new name, another place, a link that goes, a service that goes. */
export const editNeighbours = (site: string) => {
  edit(site, slugOf(20), (service) => service.set("title", "Un autre nom"));
  edit(site, slugOf(30), (service) => service.set("order", 9000));
  edit(site, MODEL, (service) => service.deleteIn(["sectors", 0]));
  rmSync(serviceFile(site, slugOf(40)));
};
