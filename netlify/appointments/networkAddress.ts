import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

/**
 * What counts as one network address: an IPv4 address, or the first half of an IPv6 one, since every
 * connection has all addresses of the second half to itself.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  // Without the zone (%eth0) of a local address, and with what :: leaves out.
  const [start = [], end] = address.replace(/%.*/, "").split("::").map(groupsOf);
  const leftOut = end ? 8 - start.length - end.length : 0;
  return [...start, ...Array<string>(leftOut).fill("0"), ...(end ?? [])].slice(0, 4).join(":");
}

/** Keyed hash of a network address, so that it can be counted and not be read. */
export function hashedNetwork(address: string, secret: string): string {
  const hash = createHmac("sha256", secret).update(`origin ${networkOf(address)}`);
  return hash.digest("base64url").slice(0, 22);
}

function groupsOf(text: string): string[] {
  if (text === "") return [];
  return text.split(":").map((group) => parseInt(group, 16).toString(16));
}
