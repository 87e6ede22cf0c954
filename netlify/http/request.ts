import { bodyLimit } from "hono/body-limit";
import { z } from "zod";

import { fieldLimits } from "../../contract/leadFields";
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

/** The bearer token of a request, or undefined. */
export const bearerToken = ({ headers }: Request): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];

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

/** Room for names, boundaries and what else surrounds the values, in bytes. */
const envelope = 4 * 1024;

/**
 * Largest accepted body, in bytes: no form whose fields keep to their limits is refused for its encoding, which takes up
 * to twelve bytes for a character (`\ud83c\udf0d`), and one that is just beyond them gets a message per field.
 */
const limit = envelope + 12 * Object.values(fieldLimits).reduce((sum, length) => sum + length);

/**
 * Reads a post as JSON, urlencoded or multipart, and refuses what is no post of our own forms.
 *
 * @param schema makes values of what was posted. It takes any object: what is no text counts as empty.
 */
export async function readPost<Schema extends z.ZodType, Backend>(
  call: FunctionCall<Backend>,
  schema: Schema,
) {
  const contentType = call.req.header("content-type") ?? "";
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(type)) throw new Refusal("media-type");
  await readAtMost(call, () => Promise.resolve());
  const body = await call.req.arrayBuffer();
  const post = new Response(body, { headers: { "content-type": contentType } });
  const parsing = type.endsWith("json") ? post.json() : post.formData().then(Object.fromEntries);
  const { data: values, success } = schema.safeParse(await parsing.catch(() => undefined));
  if (!success) throw new Refusal("malformed");
  call.set("posted", values);
  if (isForeign(call.req.raw)) throw new Refusal("foreign");
  if (body.byteLength > limit) throw new Refusal("too-large");
  return values;
}

/** Refuses a post that breaks a rule, with one message per refused field. */
export function refuseInvalid(fields: Partial<Record<string, string>>): void {
  if (Object.keys(fields).length > 0) throw new Refusal("invalid", { fields });
}
