import { expect, test } from 'vitest';
import { createFileServer } from '#server/http/files/file-server.ts';
import { newMessage, storeInMemory } from '#server/store/stores-under-test.ts';
import { readTexts } from '#server/texts.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { createAnswerTimes } from './answer-times.ts';

const site = siteUnderTest();
const clock = { now: () => Date.parse('2026-11-20T12:00-04:00') };
const received_at = Date.parse('2026-11-17T08:00-04:00');

test('the page says median and count without a build, where that is asked for, from twenty answers on', async () => {
  const page = '<!doctype html><title>a</title><main><p id="answer-times" class="answer-times"></p></main>';
  const directory = temporaryFolder({ 'index.html': page, 'sap.html': '<!doctype html><title>sap</title>' });
  const store = await storeInMemory();
  const answer = () => store.saveMessage(newMessage({ received_at, answered_at: received_at + 3 * 3600_000 }));
  let publish = true;
  const company = { ...site.company(), timeZone: 'America/Puerto_Rico', daysOff: [] };
  const openContent = () => ({
    ...site,
    company: () => ({ ...company, promises: { ...company.promises, publish } }),
  });
  const { markup, count } = createAnswerTimes(store, readTexts(site), openContent, clock);
  const server = createFileServer({ site, directory, markup: () => ({ 'answer-times': markup() }) });
  const shown = async (path = '/') => {
    await count();
    return (await server.app.request(path)).text();
  };
  for (let index = 0; index < 19; index += 1) await answer();
  expect(await shown()).toBe(page);
  await answer();
  expect(await shown()).toContain(
    '<span lang="en">In the last three months we answered 20 messages, half of them within 3',
  );
  expect(await shown()).toContain('<span lang="es">En los últimos tres meses contestamos 20 mensajes');
  expect(await shown('/sap')).toBe('<!doctype html><title>sap</title>');
  publish = false;
  expect(await shown()).toBe(page);
});
