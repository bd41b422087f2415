import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime, { type Email } from 'postal-mime';
import { appUnderTest } from '#server/contact/app-under-test.ts';
import { readServiceContent } from '#server/service-content.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import type { ListMailDeps } from './message-list.ts';

/** The service with what mails about messages need; `mails` are those that left, as they arrive. */
export async function listMailsUnderTest(changes: Partial<ListMailDeps> = {}) {
  const service = await appUnderTest();
  const mails: (Email & { name: string })[] = [];
  const send: ListMailDeps['mailer']['send'] = async (name, mail) =>
    void mails.push({ name, ...(await PostalMime.parse(await new MailComposer(mail).compile().build())) });
  const deps: ListMailDeps = {
    ...service,
    mailer: { send },
    openContent: siteUnderTest,
    content: readServiceContent(siteUnderTest()),
    env: { CONTACT_FROM: 'web@b.pr', CONTACT_TO: ['office@b.pr'], RETURN_PATH: 'bounces@b.pr', ANSWER_TO: undefined },
    locale: 'en',
    serviceUrl: 'http://site.test/api/contact',
    ...changes,
  };
  return Object.assign(service, { deps, mails });
}

export const failing = { mailer: { send: () => Promise.reject(new Error('down')) } };
