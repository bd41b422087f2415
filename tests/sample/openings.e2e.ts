import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { titleOf } from '#app/testing/content-of.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { testedLocales } from '#tests/e2e/pages.ts';
import { localizedPath, site } from '#tests/e2e/site.ts';
import { type SiteProcess, startSite } from '#tests/e2e/site-process.ts';

const kind = site.blueprints().find(({ closed }) => closed);
const closed = kind?.closed ?? '';
const opening = site.pageList().pages.find((page) => page.kind === kind?.id && page.expireAt);
const [path, end] = [opening?.path ?? '', Date.parse(opening?.expireAt ?? '')];

/** The built site as it is, for a server whose clock stands at a time. It may not build anew. */
function siteAt(time: number): Promise<SiteProcess> {
  const root = test.info().outputPath(String(time));
  mkdirSync(root, { recursive: true });
  for (const name of ['content', 'build', 'package.json']) symlinkSync(resolve(name), join(root, name));
  writeFileSync(join(root, 'clock'), String(time - Date.now()));
  const env = { DATA_DIR: join(root, 'data'), CLOCK_FILE: join(root, 'clock') };
  const options = { NODE_OPTIONS: `--import ${resolve('tests/e2e/set-clock.ts')}` };
  return startSite({ ...process.env, ...env, ...options }, root);
}

for (const locale of testedLocales)
  test(`an opening is there until its last day and then gone, in "${locale}"`, async ({ page, noise }) => {
    // The last pictures may still be on their way when the servers stop.
    noise.allow(/410|ERR_CONNECTION_(REFUSED|RESET)/);
    const address = localizedPath(path, locale);
    await using before = await siteAt(end - 60_000);
    expect((await page.goto(before.address + address))?.status()).toBe(200);

    await using after = await siteAt(end);
    expect((await page.goto(after.address + address))?.status()).toBe(410);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(site, locale, closed));
    await expect(page).toHaveURL(after.address + localizedPath(closed, locale));
    await page.locator(`main a[href="${localizedPath('/careers', locale)}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(site, locale, '/careers'));
  });
