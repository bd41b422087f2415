import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteSettings, settingsOnPages } from '#server/site-settings.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { checkBuiltSettings } from './built-settings.ts';

/** Checks a server's settings against a build with the usual ones. */
function check(settings: Record<string, string>): void {
  const read = (source: Record<string, string>) => readSiteSettings(source, 'hello@company.com');
  const directory = temporaryFolder({ 'settings.json': JSON.stringify(settingsOnPages(read({}))) });
  checkBuiltSettings(read(settings), join(directory, 'client'));
}

test('who receives messages may change any day, as no page names them', () => {
  check({ CONTACT_TO: 'office@company.com' });
});

test.each([
  ['SITE_URL', 'https://www.company.com', 'none'],
  ['VISITS', 'on', 'off'],
  ['SOURCES', 'off', 'on'],
  ['RETENTION_DAYS', '30', '365'],
  ['VITE_CONTACT_ENDPOINT', 'https://forms.company.com/contact', '/api/contact'],
])('a server whose %s would make a page untrue stops with one sentence', (name, value, usual) => {
  const sentence = `The site was built with ${name}=${usual}, the server is to run with ${name}=${value}: set it alike and run "npm run build".`;
  expect(() => check({ [name]: value })).toThrow(sentence);
});
