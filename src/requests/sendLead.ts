import { functionUrl, LEAD_FUNCTION } from "./functionUrl";
import { sessionToken } from "./sessionToken";

/** Milliseconds after which a call is given up; longer than the function's own deadlines together. */
const TIMEOUT = 20_000;

/**
 * Sends a lead, as the anonymous visitor of this site.
 *
 * @param anonymousKey public key that names the site, from `content/site.yaml`
 * @returns data, or an error with the messages per field if there are any; never throws
 */
export const sendLead = async (lead: unknown, anonymousKey: string) => {
  try {
    const pass = await sessionToken(anonymousKey);
    const response = await fetch(functionUrl(LEAD_FUNCTION), {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        ...(pass && { Authorization: `Bearer ${pass}` }),
      },
      body: JSON.stringify(lead),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const answer: { error?: string; fields?: Record<string, string> } | null = await response
      .json()
      .catch(() => null);
    if (response.ok) return { data: answer };
    return {
      error: new Error(`${LEAD_FUNCTION}: ${response.status} ${answer?.error ?? ""}`),
      fields: answer?.fields,
    };
  } catch (cause) {
    return { error: new Error(`${LEAD_FUNCTION} could not be reached`, { cause }) };
  }
};
