import { functionUrl } from "./functionUrl";
import { sessionToken } from "./sessionToken";

/** What a serverless function answered: its data, or an error with the messages per field if it sent any. */
export type FunctionResult =
  | { data: unknown; error?: undefined }
  | { data?: undefined; error: Error; fields?: Record<string, string> };

/** Milliseconds after which a call is given up; longer than the function's own deadlines together. */
const TIMEOUT = 20_000;

/**
 * Calls a serverless function by name with a JSON body, as the anonymous visitor of this site.
 *
 * @param name folder of the function under `netlify/functions`
 * @param body anything that JSON can hold
 * @param anonymousKey public key that names the site, from `content/site.yaml`
 * @returns data or error; never throws
 */
export const invokeFunction = async (
  name: string,
  body: unknown,
  anonymousKey: string,
): Promise<FunctionResult> => {
  try {
    const pass = await sessionToken(anonymousKey);
    const response = await fetch(functionUrl(name), {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        ...(pass && { Authorization: `Bearer ${pass}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const answer: { error?: string; fields?: Record<string, string> } | null = await response
      .json()
      .catch(() => null);
    if (response.ok) return { data: answer };
    return {
      error: new Error(`${name}: ${response.status} ${answer?.error ?? ""}`),
      fields: answer?.fields,
    };
  } catch (cause) {
    return { error: new Error(`${name} could not be reached`, { cause }) };
  }
};
