/**
 * Reads a full web address; undefined when it is none. Not `URL.canParse`: once V8 has optimised it, Node 20 answers
 * false for hosts with accents.
 */
export const parseUrl = (address: string): URL | undefined => {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};
