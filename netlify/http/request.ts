import { bodyLimit } from "hono/body-limit";
import { z } from "zod";

import { parseUrl } from "../../contract/parseUrl";
import { type FunctionCall, Refusal } from "./functionApp";

/**
 * Whether a request was sent from a page of another site. Only what is present counts: browsers
 * leave `Origin` out, or say `null`, for reasons of privacy, and other clients never send it.
 */
export function isForeign(request: Request): boolean {
  if (request.headers.get("sec-fetch-site") === "cross-site") return true;
  const origin = request.headers.get("origin");
  if (!origin || origin === "null") return false;
  const host = parseUrl(origin)?.host;
  if (host === undefined) return true;
  const ownNames = [
    new URL(request.url).host,
    request.headers.get("host"),
    request.headers.get("x-forwarded-host"),
  ];
  return !ownNames.includes(host);
}

/**
 * Whether a browser posts the form itself, without JavaScript: it then needs a page or a redirect
 * where the site's own client needs JSON.
 */
export function isNativePost(request: Request): boolean {
  const type = request.headers.get("content-type") ?? "";
  const accept = request.headers.get("accept") ?? "";
  return !type.startsWith("application/json") && accept.includes("text/html");
}

/** The bearer token of a request. */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

const types = ["application/x-www-form-urlencoded", "multipart/form-data", "application/json"];

/**
 * Largest body that is read, in bytes. What is longer than a form allows is refused all the same, but read, so that
 * the page that says so can give the visitor's text back.
 */
const mostBytes = 1024 * 1024;

const readAtMost = bodyLimit({
  maxSize: mostBytes,
  onError: () => {
    throw new Refusal("too-large");
  },
});

/** A field of a post: what is no text counts as empty. */
export const postedText = z.string().catch("");

/**
 * Reads a post as JSON, urlencoded or multipart, and refuses what is no post of our own forms.
 *
 * @param schema makes values of what was posted. It takes anything: what is no text counts as empty.
 * @param limit longest accepted body, in bytes.
 */
export async function readPost<Schema extends z.ZodType, Backend>(
  call: FunctionCall<Backend>,
  schema: Schema,
  limit = 64 * 1024,
): Promise<z.output<Schema>> {
  const contentType = call.req.header("content-type") ?? "";
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(type)) throw new Refusal("media-type");
  await readAtMost(call, () => Promise.resolve());
  const body = await call.req.arrayBuffer();
  const values = schema.parse(
    await parse(new Response(body, { headers: { "content-type": contentType } })),
  );
  call.set("posted", values);
  if (isForeign(call.req.raw)) throw new Refusal("foreign");
  if (body.byteLength > limit) throw new Refusal("too-large");
  return values;
}

/** Refuses a post that breaks a rule, with one message per refused field. */
export function refuseInvalid(fields: Partial<Record<string, string>>): void {
  if (Object.keys(fields).length > 0) throw new Refusal("invalid", { details: { fields } });
}

async function parse(body: Response): Promise<unknown> {
  try {
    const isJson = body.headers
      .get("content-type")
      ?.trim()
      .toLowerCase()
      .startsWith("application/json");
    const value: unknown = isJson ? await body.json() : Object.fromEntries(await body.formData());
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Refused below.
  }
  throw new Refusal("malformed");
}
