import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTexts } from '#server/contact/texts.ts';
import { createFileServer } from '#server/http/files/file-server.ts';
import { newMessage, storeInMemory } from '#server/store/stores-under-test.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { createAnswerTimes, writeAnswerTimes } from './answer-times.ts';

const site = siteUnderTest();
const now = Date.parse('2026-11-20T12:00-04:00');
const received = Date.parse('2026-11-17T08:00-04:00');

/** The file after so many messages were answered in three hours; undefined when there is none. */
async function published(answers: number, publish: boolean) {
  const file = join(temporaryFolder({ 'answer-times.json': 'of yesterday' }), 'answer-times.json');
  const store = await storeInMemory();
  const row = { received_at: received, answered_at: received + 3 * 3600_000 };
  for (let index = 0; index < answers; index += 1) await store.saveMessage(newMessage(row));
  const company = { ...site.company(), timeZone: 'America/Puerto_Rico', daysOff: [] };
  await writeAnswerTimes(store, file, now, { ...company, promises: { ...company.promises, publish } });
  return existsSync(file) ? { file, said: JSON.parse(readFileSync(file, 'utf8')) } : undefined;
}

test('median and count are published where that is asked for, from twenty answers on', async () => {
  expect((await published(20, true))?.said).toEqual({ hours: 3, count: 20 });
  expect(await published(19, true)).toBeUndefined();
  expect(await published(20, false)).toBeUndefined();
});

test('the page says it without a build, and no longer once the file is gone', async () => {
  const { file = '' } = (await published(20, true)) ?? {};
  const page = '<!doctype html><title>a</title><main><p id="answer-times" class="answer-times"></p></main>';
  const directory = temporaryFolder({ 'index.html': page, 'sap.html': '<!doctype html><title>sap</title>' });
  const clock = { time: now, now: () => clock.time };
  const answerTimes = createAnswerTimes(file, readTexts(site), clock, () => {});
  const server = createFileServer({ site, directory, answerTimes });
  const get = (path: string) => server.respond(new Request(`http://site.test${path}`)).text();
  expect(await get('/')).toContain(
    '<span lang="en">In the last three months we answered 20 messages, half of them within 3',
  );
  expect(await get('/')).toContain('<span lang="es">En los últimos tres meses contestamos 20 mensajes');
  expect(await get('/sap')).toBe('<!doctype html><title>sap</title>');
  rmSync(file);
  clock.time += 2000;
  expect(await get('/')).toBe(page);
});
