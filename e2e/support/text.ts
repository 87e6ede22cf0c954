/** A text without what French typography changes in it: kinds of spaces and apostrophes. */
export const plain = (text: string) =>
  text
    .replace(/[\u00A0\u202F\s]+/g, " ")
    .replace(/’/g, "'")
    .trim();

/** Matches exactly this text, whatever its spaces and apostrophes. */
export const exactly = (text: string) =>
  new RegExp(
    `^\\s*${text
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/'/g, "['’]")
      .replace(/\s+/g, "\\s+")}\\s*$`,
  );

/** A text without its spaces: typography may part the digits of a number. */
export const solid = (text: string) => text.replaceAll(/\s/g, "");
