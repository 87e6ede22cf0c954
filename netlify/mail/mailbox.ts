import addressParser from "nodemailer/lib/addressparser";

import { asciiDomain, isEmailAddress } from "../../contract/emailAddress";

/** A mail address, with the name of its owner where there is one. */
export interface Mailbox {
  name: string;
  address: string;
}

/**
 * Mailboxes as people write them: `site@exemple.fr`, `Cresca <site@exemple.fr>`, several with commas.
 * Their domains come in ASCII. Undefined when one of them is none, or there is none.
 */
export function mailboxesIn(text: string): Mailbox[] | undefined {
  const mailboxes = addressParser(text.replaceAll(";", ","), { flatten: true });
  const isFine = mailboxes.length > 0 && mailboxes.every(({ address }) => isEmailAddress(address));
  if (!isFine) return undefined;
  return mailboxes.map(({ name, address }) => ({
    name,
    address: `${address.slice(0, address.lastIndexOf("@"))}@${asciiDomain(address)}`,
  }));
}
