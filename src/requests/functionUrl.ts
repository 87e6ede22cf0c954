/** Address of a serverless function on the host. */
export const functionUrl = (name: string) => `/.netlify/functions/${name}`;

/** Name of the function that takes a message (specification, section 7). */
export const LEAD_FUNCTION = "send-lead-email";
