import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { findByAxe } from './axe.ts';
import { expect, open, test } from './fixtures.ts';
import { fixedPaths, locales, localizedPath } from './site.ts';
import { startSite } from './site-process.ts';

test('a notice stands above the header in the language of the page', async ({ page }) => {
  const file = test.info().outputPath('notice.yaml');
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const link = { label: 'Write', to: fixedPaths.contact };
  const words = locales.map((locale) => [locale, { text: `The office is closed (${locale}).`, link }]);
  writeFileSync(file, stringify({ level: 'warning', from: at(-60), until: at(60), ...Object.fromEntries(words) }));
  const env = { ...process.env, DATA_DIR: test.info().outputPath('data'), NOTICE_FILE: file };
  await using server = await startSite(env);
  for (const [turn, width] of [360, 1280].entries()) {
    const locale = locales[turn % locales.length] ?? '';
    await page.setViewportSize({ width, height: 800 });
    await open(page, server.address + localizedPath('/', locale));
    const notice = page.getByRole('status').filter({ hasText: `The office is closed (${locale}).` });
    const [above, header] = await Promise.all([notice, page.getByRole('banner')].map((part) => part.boundingBox()));
    expect([above?.y, header?.y]).toEqual([0, above?.height]);
    expect(await findByAxe(page)).toEqual([]);
  }
  // Nothing may still be on its way when the server stops.
  await page.goto('about:blank');
});
