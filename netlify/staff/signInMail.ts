import { deskPath, signInFragment } from "../../contract/desk";
import { escapeHtml } from "../../contract/escapeHtml";
import { siteAddress } from "../leads/answerLink";
import { addresses, messageIdOf, page } from "../leads/leadMail";
import type { LeadBackend } from "../leads/leadBackend";
import { composeMail, type OutgoingMail } from "../mail/composeMail";
import { hashOf } from "./secrets";

/** The mail with the link that opens the desk. The address is the configured one: nobody's request can choose it. */
export function signInMail(
  to: string,
  secret: string,
  backend: LeadBackend,
): Promise<OutgoingMail> {
  const { subject, text, action, ignore } = backend.content.texts.mail.signIn;
  const link = `${siteAddress(backend)}${deskPath}#${signInFragment}=${secret}`;
  const brand = backend.content.site.brand.name;
  return composeMail({
    from: addresses(backend).from,
    to,
    subject: `${subject} ${brand}`,
    messageId: messageIdOf(`sign-in.${hashOf(secret).slice(0, 22)}`, backend),
    date: new Date(backend.clock()),
    text: [text, `${action} :\n${link}`, ignore, brand].join("\n\n"),
    html: page(
      `<p>${escapeHtml(text)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p><p>${escapeHtml(ignore)}</p><p>${escapeHtml(brand)}</p>`,
    ),
  });
}
