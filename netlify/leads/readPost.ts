/** Largest accepted body, in bytes: far more than the fields can hold. */
const mostBytes = 64 * 1024;

export type Post =
  | { status: "read"; values: ReadonlyMap<string, unknown> }
  | { status: "unsupported" | "malformed" | "too-large" };

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];
const allTypes = [...formTypes, "application/json"];

/** Reads a post as JSON, urlencoded or multipart, as far as it is allowed to be long. Never throws. */
export async function readPost(
  request: Request,
  types: readonly string[] = allTypes,
): Promise<Post> {
  const contentType = request.headers.get("content-type") ?? "";
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(type)) return { status: "unsupported" };
  const isForm = formTypes.includes(type);
  try {
    const body = await readAtMost(request, mostBytes);
    if (!body) return { status: "too-large" };
    const whole = new Response(new Uint8Array(body), { headers: { "content-type": contentType } });
    if (isForm) return { status: "read", values: new Map(await whole.formData()) };
    const value: unknown = await whole.json();
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return { status: "malformed" };
    }
    return { status: "read", values: new Map(Object.entries(value)) };
  } catch {
    return { status: "malformed" };
  }
}

async function readAtMost(request: Request, limit: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > limit) {
      void reader?.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
