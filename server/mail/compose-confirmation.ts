import type { SendMailOptions } from 'nodemailer';
import { fill, type Texts } from '#server/contact/texts.ts';
import type { MessageRow } from '#server/store/schema.ts';
import { type MailAddresses, messageIdOf, noFiles } from './compose-notice.ts';
import { escapeHtml, mailDocument } from './html.ts';

/**
 * The mail to the visitor that their message has arrived. It holds nothing they typed, not even the name: otherwise
 * anybody could have us send words of theirs to anybody.
 */
export function composeConfirmation(message: MessageRow, addresses: MailAddresses, texts: Texts): SendMailOptions {
  const { confirmation } = texts[message.locale];
  const values = { reference: message.id, company: texts.company };
  const subject = fill(confirmation.subject, values);
  const paragraphs = confirmation.paragraphs.map((paragraph) => fill(paragraph, values));
  const body = [
    `<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(confirmation.heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
  ];
  return {
    from: { name: texts.company, address: addresses.from },
    to: message.email,
    envelope: { from: addresses.returnPath, to: message.email },
    ...(addresses.to[0] ? { replyTo: addresses.to[0] } : {}),
    subject,
    messageId: messageIdOf(message, 'confirmation', addresses.from),
    date: new Date(message.received_at),
    // RFC 3834: keeps other robots from answering.
    headers: { 'Auto-Submitted': 'auto-replied', 'Content-Language': message.locale },
    text: `${confirmation.heading}\n\n${paragraphs.join('\n\n')}\n`,
    html: mailDocument(message.locale, subject, body.join('\n')),
    ...noFiles,
  };
}
