import { encodeWord, foldLines } from "nodemailer/lib/mime-funcs";

/** Longest encoded word, so that its line keeps to 76 characters (RFC 2047). */
const wordLength = 52;

/**
 * A text as encoded words of our own (RFC 2047). Nodemailer encodes only what is not ASCII, so `=?UTF-8?Q?=0D=0A?=`
 * in a name would reach the reader as it is, and be decoded to what it says.
 */
export const encodedText = (text: string) => encodeWord(text, "Q", wordLength);

/** The whole Reply-To header. `address` is one valid address in ASCII. */
export const replyToHeader = ({ name, address }: { name: string; address: string }) =>
  `${foldLines(`Reply-To: ${encodedText(name)} <${address}>`)}\r\n`;
