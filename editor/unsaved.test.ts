import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testContent, testSite } from '#tests/test-site.ts';
import { writeUnsaved } from './unsaved.ts';

test('of what is typed, pages that fit their schema and differ from the saved ones are kept for the preview', () => {
  const folder = temporaryFolder();
  const site = testSite();
  const { firstLocale } = site;
  const [home, about] = ['home', 'about-us'].map((slug) => `${firstLocale}/${slug}.yaml`) as [string, string];
  const saved = (file: string) => readFileSync(join(testContent, file), 'utf8');
  const withSummary = (text: string) => saved(home).replace(/^summary: .*$/m, `summary: ${text}`);
  const keep = (file: string, text: string) => writeUnsaved(site, folder, { [`content/${file}`]: text });
  const kept = (file: string) => readFileSync(join(folder, file), 'utf8');

  keep(home, withSummary('Typed.'));
  expect(kept(home)).toContain('summary: Typed.');
  utimesSync(join(folder, home), 0, 0);
  keep(home, withSummary('Typed.'));
  expect(statSync(join(folder, home)).mtimeMs).toBe(0);
  keep(home, withSummary('""'));
  keep(home, withSummary('{price}'));
  expect(kept(home)).toContain('summary: Typed.');
  keep(home, saved(home));
  expect(() => kept(home)).toThrow('ENOENT');

  keep(home, withSummary('Typed.'));
  // A language may have no such file yet.
  keep(`${firstLocale}/new-page.yaml`, withSummary('Typed.'));
  expect(kept(`${firstLocale}/new-page.yaml`)).toContain('summary: Typed.');
  keep(about, `${saved(about)}\n# more`);
  expect(() => kept(home)).toThrow('ENOENT');
});
