import { writeFileSync } from 'node:fs';
import { findByAxe } from '#tests/e2e/axe.ts';
import { expect, open, sumShifts, test } from '#tests/e2e/fixtures.ts';
import { tabsPage } from '#tests/e2e/pages.ts';
import { fixedPaths } from '#tests/e2e/site.ts';
import { type SiteProcess, startSite } from '#tests/e2e/site-process.ts';

let site: SiteProcess;
let file: string;

function write(level: string, minutes: number): void {
  const at = (offset: number) => new Date(Date.now() + offset * 60_000).toISOString();
  const words = (text: string, label: string) =>
    `{ text: "${text}", link: { label: ${label}, to: ${fixedPaths.contact} } }`;
  const languages = `en: ${words('The office is closed. Support by phone goes on.', 'Reach us')}\nes: ${words('La oficina está cerrada.', 'Comuníquese')}`;
  writeFileSync(file, `level: ${level}\nfrom: ${at(minutes - 60)}\nuntil: ${at(minutes)}\n${languages}\n`);
}

test.beforeAll(async () => {
  file = test.info().outputPath('notice.yaml');
  write('warning', 60);
  site = await startSite({ ...process.env, DATA_DIR: test.info().outputPath('data'), NOTICE_FILE: file });
});
test.afterAll(() => site.stop());

test.describe.configure({ mode: 'serial' });

for (const [width, scheme] of [
  [360, 'light'],
  [768, 'dark'],
  [1280, 'light'],
] as const) {
  test(`the notice stands above the header and moves nothing, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    // What the fonts move is another test's.
    await page.route('**/fonts/*', (route) => route.abort('aborted'));
    const shifts = await sumShifts(page);
    await open(page, site.address + tabsPage);
    const notice = page.getByRole('status').filter({ hasText: 'The office is closed' });
    await expect(notice).toBeVisible();
    const [above, header, main] = await Promise.all(
      [notice, page.locator('body > header'), page.locator('main')].map((part) => part.boundingBox()),
    );
    expect([above?.y, header?.y]).toEqual([0, above?.height]);
    expect(main?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
    expect(await shifts()).toBeLessThan(0.002);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect(page.locator('body > header')).toBeInViewport({ ratio: 1 });
    expect(await findByAxe(page)).toEqual([]);
  });
}

test('it stays through page changes and follows the language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, site.address);
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL(/\/es$/);
  await expect(page.getByText('La oficina está cerrada.')).toBeVisible();
  await expect(page.getByText('The office is closed.')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('La oficina está cerrada.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it shows, and is gone at its end while the server runs on', async ({ page }) => {
    const shown = async () => {
      await page.goto(`${site.address}${fixedPaths.contact}`);
      return page.locator('#notice').ariaSnapshot();
    };
    expect(await shown()).toMatch(/^- status:\n +- text: The office is closed\./);
    write('emergency', 60);
    await expect.poll(shown).toMatch(/^- alert:\n +- text: The office is closed\./);
    write('emergency', -1);
    await expect.poll(shown).toBe('');
  });
});
