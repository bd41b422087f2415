import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime, { type Email } from 'postal-mime';
import { testApp } from '#server/contact/test-app.ts';
import { readServiceContent } from '#server/service-content.ts';
import { testSite } from '#tests/test-site.ts';
import type { ListMailContext } from './message-list.ts';

/** The service with what mails about messages need; `mails` are those that left, as they arrive. */
export async function testListMails(changes: Partial<ListMailContext> = {}) {
  const service = await testApp();
  const mails: (Email & { name: string })[] = [];
  const send: ListMailContext['mailer']['send'] = async (name, mail) =>
    void mails.push({ name, ...(await PostalMime.parse(await new MailComposer(mail).compile().build())) });
  const context: ListMailContext = {
    ...service,
    mailer: { send },
    openSite: testSite,
    content: readServiceContent(testSite()),
    env: { CONTACT_FROM: 'web@b.pr', CONTACT_TO: ['office@b.pr'], RETURN_PATH: 'bounces@b.pr', ANSWER_TO: undefined },
    locale: 'en',
    serviceUrl: 'http://site.test/api/contact',
    ...changes,
  };
  return Object.assign(service, { context, mails });
}

export const failing = { mailer: { send: () => Promise.reject(new Error('down')) } };
