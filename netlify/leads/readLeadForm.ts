import { honeypotName, leadFieldNames, leadFields } from "../../contract/leadFields";
import type { RawFields } from "../../contract/leadRules";
import { readSource, sourceName } from "../../contract/leadSource";

/** Most bytes that one character takes in a body: four of UTF-8, each urlencoded as `%F0`; `\ud83c\udf0d` in JSON. */
const bytesPerCharacter = 12;

/** Room for names, boundaries and what else surrounds the values, in bytes. */
const envelopeBytes = 4 * 1024;

/**
 * Largest accepted body, in bytes: no form whose fields keep to their limits is refused for its
 * encoding, and one whose fields do not is told which.
 */
const maxBodyBytes =
  bytesPerCharacter * leadFields.reduce((sum, { maxLength }) => sum + maxLength, 0) + envelopeBytes;

/**
 * Largest body that is still read, in bytes. A native post that is too large is refused all the
 * same, but read, so that the page that says so can give the visitor's text back.
 */
const maxReadBytes = 1024 * 1024;

export type LeadForm =
  | { status: "read"; fields: RawFields; honeypot: string; source: string }
  | { status: "too-large"; fields: RawFields }
  | { status: "unsupported" }
  | { status: "malformed" };

/** Reads a posted form as JSON, urlencoded or multipart. Never throws. */
export async function readLeadForm(request: Request): Promise<LeadForm> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  const parse = parsers.get(type ?? "");
  if (!parse) return { status: "unsupported" };
  const readLimit = type === "application/json" ? maxBodyBytes : maxReadBytes;
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > readLimit) return { status: "too-large", fields: {} };
  try {
    const body = await readAtMost(request, readLimit);
    if (!body) return { status: "too-large", fields: {} };
    const values = await parse(body, request.headers.get("content-type") ?? "");
    const fields: RawFields = {};
    for (const name of leadFieldNames) fields[name] = values.get(name);
    if (body.byteLength > maxBodyBytes) return { status: "too-large", fields };
    const honeypot = values.get(honeypotName);
    return {
      status: "read",
      fields,
      honeypot: typeof honeypot === "string" ? honeypot : "",
      source: readSource(values.get(sourceName)),
    };
  } catch {
    return { status: "malformed" };
  }
}

type Parser = (body: Uint8Array<ArrayBuffer>, contentType: string) => Promise<Map<string, unknown>>;

async function parseJson(body: Uint8Array): Promise<Map<string, unknown>> {
  const value: unknown = JSON.parse(new TextDecoder().decode(body));
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new SyntaxError("not an object");
  }
  return new Map(Object.entries(value));
}

const parsers = new Map<string, Parser>([
  ["application/json", parseJson],
  [
    "application/x-www-form-urlencoded",
    async (body) => new Map(new URLSearchParams(new TextDecoder().decode(body))),
  ],
  [
    "multipart/form-data",
    async (body, contentType) =>
      new Map(await new Response(body, { headers: { "content-type": contentType } }).formData()),
  ],
]);

/** The body, or null when it is longer than `limit` bytes. */
async function readAtMost(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > limit) {
      void reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
