import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { findByAxe } from './axe.ts';
import { expect, open, sumShifts, test } from './fixtures.ts';
import { fixedPaths, locales, localizedPath } from './site.ts';
import { startSite } from './site-process.ts';

/** Writes a notice for so many minutes from now, in each language under its own code. */
function write(file: string, level: string, minutes: number): void {
  const at = (offset: number) => new Date(Date.now() + offset * 60_000).toISOString();
  const words = locales.map((locale) => [
    locale,
    { text: `The office is closed (${locale}).`, link: { label: `Write (${locale})`, to: fixedPaths.contact } },
  ]);
  writeFileSync(file, stringify({ level, from: at(minutes - 60), until: at(minutes), ...Object.fromEntries(words) }));
}

test('a notice stands above the header in the language of the page, moves nothing, and is gone at its end', async ({
  page,
}) => {
  const file = test.info().outputPath('notice.yaml');
  write(file, 'warning', 60);
  const env = { ...process.env, DATA_DIR: test.info().outputPath('data'), NOTICE_FILE: file };
  await using server = await startSite(env);
  for (const [at, width] of [360, 1280].entries()) {
    const locale = locales[at % locales.length] ?? '';
    await page.setViewportSize({ width, height: 800 });
    // What the fonts move is another test's.
    await page.route('**/fonts/*', (route) => route.abort('aborted'));
    const shifts = await sumShifts(page);
    await open(page, server.address + localizedPath('/', locale));
    const notice = page.getByRole('status').filter({ hasText: `The office is closed (${locale}).` });
    const [above, header] = await Promise.all([notice, page.getByRole('banner')].map((part) => part.boundingBox()));
    expect([above?.y, header?.y]).toEqual([0, above?.height]);
    expect(await shifts()).toBeLessThan(0.002);
    expect(await findByAxe(page)).toEqual([]);
  }

  const shown = async () => {
    await page.goto(server.address + fixedPaths.contact);
    return page.locator('#notice').ariaSnapshot();
  };
  write(file, 'emergency', 60);
  await expect.poll(shown).toMatch(/^- alert:\n +- text: The office is closed/);
  write(file, 'emergency', -1);
  await expect.poll(shown).toBe('');
  // Nothing may still be on its way when the server stops.
  await page.goto('about:blank');
});
