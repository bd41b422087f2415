import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import { contentOf } from '#app/testing/content-of.ts';
import { startReceiver } from '#tests/chaos/smtp-receiver.ts';
import { expect, fillForm, formatPhone, open, ownPhone, test } from './fixtures.ts';
import { firstLocale, fixedPaths, locales, localizedPath, site } from './site.ts';
import { startSite } from './site-process.ts';

const typed = {
  name: 'Ana Rivera Núñez',
  email: 'ana@empresa.pr',
  website: 'https://empresa.example/?a=1&b=2',
  message: 'Our close takes <nine> days & nights.\nWhy?',
};

function readRow(dataDirectory: string, reference: string) {
  const database = new DatabaseSync(join(dataDirectory, 'messages.db'), { readOnly: true });
  const row = database.prepare('select * from messages where id = ?').get(reference);
  database.close();
  return row;
}

const otherCountry = site.company().phonePlan.countryCode === '57' ? '+593 99 255 0142' : '+57 300 123 4567';
const phones = [
  [formatPhone(ownPhone), ownPhone],
  [otherCountry, otherCountry],
] as const;

for (const [at, [phone, stored]] of phones.entries()) {
  const locale = locales[at % locales.length] ?? firstLocale;
  test(`a message in ${locale}, phone ${phone}, is a row on disk before Success! and a mail`, async ({ page }) => {
    const form = contentOf(site, locale, fixedPaths.contact, 'contact-form');
    const { mail: words, toasts } = site.contactTexts(locale);
    const dataDirectory = test.info().outputPath('data');
    const { email: desk } = site.company();
    await using receiver = await startReceiver('up');
    const env = {
      ...process.env,
      DATA_DIR: dataDirectory,
      SMTP_URL: `smtp://127.0.0.1:${receiver.port}`,
      CONTACT_TO: desk,
      CONTACT_FROM: 'website@mirador.example',
    };
    await using server = await startSite(env);
    await open(page, server.address + localizedPath(fixedPaths.contact, locale));
    await fillForm(page, typed);
    await page.locator('#phone').pressSequentially(phone);
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByRole('status').locator('.toast-success')).toContainText(toasts.success);
    const reference = await page.locator('.outcome strong').innerText();
    expect(readRow(dataDirectory, reference)).toMatchObject({ ...typed, phone: stored, locale });
    const show = ['server/cli/inbox.ts', 'show', reference];
    expect(execFileSync(process.execPath, show, { env, encoding: 'utf8' })).toMatch(`${stored}\n`);

    await expect.poll(() => receiver.envelopes).toEqual([{ from: 'website@mirador.example', to: [desk] }]);
    const mail = await PostalMime.parse(receiver.mails[0] ?? '');
    expect(mail.replyTo).toMatchObject([{ address: typed.email, name: typed.name }]);
    expect(mail.subject).toBe(words.subject.replace('{name}', typed.name).replace('{reference}', reference));
    for (const text of [typed.message, typed.website, phone]) expect(mail.text).toContain(text);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.html).toContain('Our close takes &lt;nine&gt; days &amp; nights.');
  });
}
