import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { promisesOf, readSiteSettings } from '#shared/site-settings.ts';
import { loadPageList } from '#site/load.server.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { isBuilt } from './build-site.ts';

vi.mock('#site/load.server.ts', { spy: true });

test.each<[isBuilt: boolean, settings: Record<string, string>]>([
  [true, {}],
  // npm sets it to the name of a program.
  [true, { EDITOR: 'vi', CONTACT_TO: 'office@company.com' }],
  [false, { SITE_URL: 'https://www.company.com' }],
  [false, { VISITS: 'on' }],
  [false, { HSTS: 'preload' }],
  [false, { AI_CRAWLERS: 'refuse' }],
  [false, { EDITOR: 'on' }],
])('that a build without settings is good is %s with %j', (isGood, settings) => {
  vi.mocked(loadPageList).mockReturnValue({ pages: [] });
  const folder = temporaryFolder();
  const project = process.cwd();
  process.chdir(folder);
  onTestFinished(() => process.chdir(project));
  const built = { ...promisesOf(readSiteSettings({}, 'a@b.pr')), HSTS: 'host', AI_CRAWLERS: '' };
  mkdirSync(join(folder, 'build'));
  writeFileSync(join(folder, 'build/settings.json'), JSON.stringify({ ...built, builtAt: new Date().toISOString() }));
  for (const name of ['SITE_URL', 'VISITS', 'SOURCES', 'RETENTION_DAYS', 'HSTS', 'AI_CRAWLERS', 'EDITOR'])
    vi.stubEnv(name, settings[name] ?? '');
  expect(isBuilt()).toBe(isGood);
});
