const CODE = "contenu";

/** For Gatsby's `setErrorMap`: what heads a message about the content; else it says « ERROR UNKNOWN ». */
export const contentErrors = {
  [CODE]: {
    text: ({ text }: { text: string }) => text,
    level: "ERROR",
    category: "USER",
    type: undefined,
  },
} as const;

/** A message about the content, for Gatsby's reporter. */
export const contentError = (text: string) => ({ id: CODE, context: { text } });
