import type { Node } from "gatsby";
import type { ResolverContext } from "./resolverContext";

type EntryType = "Service" | "Sector";

interface EntryIndex {
  /** All entries of a type, by their order. */
  ordered: Record<EntryType, Node[]>;
  /** Place of an entry among those of its type, by node id. */
  position: Map<string, number>;
  /** Entries of the other type that it names or that name it, by node id and in their order. */
  related: Map<string, Node[]>;
}

let current: Promise<EntryIndex> | undefined;

/** Forgets what was read of the entries: to be called whenever they may have changed. */
export function forgetEntries(): void {
  current = undefined;
}

/** The entries of both related types, read once for all pages; none of them depends on it (see entryFields.ts). */
export function entryIndex(context: ResolverContext): Promise<EntryIndex> {
  current ??= readEntries(context);
  return current;
}

async function readEntries(context: ResolverContext): Promise<EntryIndex> {
  const services = await readOrdered("Service", context);
  const sectors = await readOrdered("Sector", context);
  const position = new Map<string, number>();
  for (const list of [services, sectors]) list.forEach(({ id }, i) => position.set(id, i));
  return {
    ordered: { Service: services, Sector: sectors },
    position,
    related: relate(services, sectors),
  };
}

async function readOrdered(type: EntryType, { nodeModel }: ResolverContext): Promise<Node[]> {
  const { entries } = await nodeModel.findAll({ type }, { track: false });
  return [...entries].sort((a, b) => Number(a.order) - Number(b.order));
}

function relate(services: Node[], sectors: Node[]): Map<string, Node[]> {
  const links = new Set<string>();
  for (const service of services) {
    for (const slug of slugs(service.sectors)) links.add(`${String(service.slug)}/${slug}`);
  }
  for (const sector of sectors) {
    for (const slug of slugs(sector.services)) links.add(`${slug}/${String(sector.slug)}`);
  }
  const serviceBySlug = new Map(services.map((node) => [String(node.slug), node]));
  const sectorBySlug = new Map(sectors.map((node) => [String(node.slug), node]));
  const related = new Map<string, Node[]>();
  for (const link of links) {
    const [serviceSlug = "", sectorSlug = ""] = link.split("/");
    const service = serviceBySlug.get(serviceSlug);
    const sector = sectorBySlug.get(sectorSlug);
    if (!service || !sector) continue;
    addTo(related, service.id, sector);
    addTo(related, sector.id, service);
  }
  for (const list of related.values()) list.sort((a, b) => Number(a.order) - Number(b.order));
  return related;
}

function slugs(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function addTo(map: Map<string, Node[]>, key: string, node: Node): void {
  const list = map.get(key);
  if (list) list.push(node);
  else map.set(key, [node]);
}
