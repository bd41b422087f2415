import { expect, test } from 'vitest';
import { failing, listMailsUnderTest } from '#server/mail/list-mails-under-test.ts';
import { newMessage } from '#server/store/stores-under-test.ts';
import { sendMonthlyReport } from './report-mail.ts';

test('the month before is reported once, in the language of the company’s mails', async () => {
  await using site = await listMailsUnderTest({ locale: 'es' });
  const { parts, mails } = site;
  const at = (moment: string) => Date.parse(moment);
  const october = { received_at: at('2026-10-30T08:00-04:00'), answered_at: at('2026-10-30T09:30-04:00') };
  await site.store.saveMessage(newMessage({ ...october, source: '{"landing":"/sap"}' }));
  await site.store.saveMessage(newMessage({ received_at: at('2026-11-01T08:00-04:00') }));
  await expect(sendMonthlyReport({ ...parts, ...failing })).rejects.toThrow('down');
  expect([await sendMonthlyReport(parts), await sendMonthlyReport(parts)]).toEqual([1, 0]);
  const [mail] = mails;
  expect(mail?.subject).toBe('Mensajes del sitio web: octubre de 2026');
  expect(mail?.text).toMatch(/En total\n1 mensajes, 0 retenidos, 1 contestados, 100\s%/);
  expect(mail?.text).toMatch(/\/sap: 1 mensajes.*la mitad en 1.5 h/);
  site.clock.time = at('2026-12-01T04:30Z');
  expect(await sendMonthlyReport(parts)).toBe(1);
});
