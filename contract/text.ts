/** Characters that show nothing: white space, controls, zero-width and bidi marks, fillers, the empty Braille cell. */
const INVISIBLE =
  /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|[\uD800-\uDFFF]/gu;

/** Whether a text shows nothing to who reads it. */
export const isBlank = (text: string) => text.replace(INVISIBLE, "") === "";

/** Whether a text has a control character or a line break: no one types it into a field of one line. */
export const hasControlCharacter = (text: string) => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

/** Removes the zero-width and bidi marks that a copied address or number brings along. */
export const withoutMarks = (text: string) =>
  text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");

// No character set carries half a surrogate pair; a `maxlength` that cuts an emoji leaves one.
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

// To sort them takes the square of their number: minutes for a post. No language heaps so many (UAX 15).
const HEAP_OF_MARKS = /\p{M}{31}/u;

/** Unicode NFC, `\n` line ends, no outer space; unpaired surrogates become U+FFFD. */
export const normaliseText = (text: string) => {
  const whole = text.replace(LONE_SURROGATE, "\uFFFD").replace(/\r\n?|[\v\f]/g, "\n");
  return (HEAP_OF_MARKS.test(whole) ? whole : whole.normalize("NFC")).trim();
};
