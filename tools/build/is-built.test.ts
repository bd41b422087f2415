import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSiteSettings, settingsOnPages } from '#server/site-settings.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { isBuilt } from './is-built.ts';

test.each<[isBuilt: boolean, settings: Record<string, string>]>([
  [true, {}],
  [true, { CONTACT_TO: 'office@company.com' }],
  [false, { SITE_URL: 'https://www.company.com' }],
  [false, { VISITS: 'on' }],
  [false, { SOURCES: 'off' }],
  [false, { RETENTION_DAYS: '30' }],
  [false, { VITE_CONTACT_ENDPOINT: 'https://forms.company.com/contact' }],
])('that a build without settings is good is %s with %j', (isGood, settings) => {
  const folder = temporaryProject();
  const project = process.cwd();
  process.chdir(folder);
  onTestFinished(() => process.chdir(project));
  const built = { ...settingsOnPages(readSiteSettings({}, 'a@b.pr')), AI_CRAWLERS: '' };
  mkdirSync(join(folder, 'build'));
  const buildRecord = join(folder, 'build/settings.json');
  writeFileSync(buildRecord, JSON.stringify({ ...built, builtAt: new Date().toISOString() }));
  // The content was copied in the same moment.
  utimesSync(buildRecord, Date.now() / 1000 + 60, Date.now() / 1000 + 60);
  for (const name of ['SITE_URL', 'VISITS', 'SOURCES', 'RETENTION_DAYS', 'VITE_CONTACT_ENDPOINT', 'AI_CRAWLERS'])
    vi.stubEnv(name, settings[name] ?? '');
  expect(isBuilt()).toBe(isGood);
});
