import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteSettings, settingsOnPages } from '#server/site-settings.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { checkBuiltSettings } from './built-settings.ts';

const read = (source: Record<string, string>) => readSiteSettings(source, 'hello@company.com');

/** Returns a function that checks a server's settings against a build with these. */
function build(settings: Record<string, string>) {
  const directory = temporaryFolder({ 'settings.json': JSON.stringify(settingsOnPages(read(settings))) });
  return (source: Record<string, string>) => () => checkBuiltSettings(read(source), join(directory, 'client'));
}

test('a server with the settings of the build may start', () => {
  const settings = {
    SITE_URL: 'https://www.company.com',
    VISITS: 'on',
    RETENTION_DAYS: '30',
    VITE_CONTACT_ENDPOINT: 'https://forms.company.com/contact',
  };
  expect(build(settings)(settings)).not.toThrow();
  expect(build({})({ PORT: '80', CONTACT_TO: ' ' })).not.toThrow();
  // Who receives messages may change any day; no page names them.
  expect(build({})({ CONTACT_TO: 'office@company.com' })).not.toThrow();
});

test.each([
  ['SITE_URL', 'https://www.company.com', 'none'],
  ['VISITS', 'on', 'off'],
  ['SOURCES', 'off', 'on'],
  ['RETENTION_DAYS', '30', '365'],
  ['VITE_CONTACT_ENDPOINT', 'https://forms.company.com/contact', '/api/contact'],
])('a server whose %s would make a page untrue stops with one sentence', (name, value, usual) => {
  const sentence = (built: string, now: string) =>
    `The site was built with ${name}=${built}, the server is to run with ${name}=${now}: set it alike and run "npm run build".`;
  expect(build({})({ [name]: value })).toThrow(sentence(usual, value));
  expect(build({ [name]: value })({})).toThrow(sentence(value, usual));
});
