import { contentOf } from '#app/testing/content-of.ts';
import { expect, open, test } from '#tests/e2e/fixtures.ts';
import { site } from '#tests/e2e/site.ts';

const path = '/insights/sap-ecc-2027';
const { published } = contentOf(site, 'es', path, 'article');

test.use({ viewport: { width: 320, height: 700 } });

test('on a narrow phone only the table scrolls sideways, with the keyboard too', async ({ page }) => {
  await open(page, path);
  const table = page.getByRole('region', { name: 'Table 1' });
  await table.focus();
  await page.keyboard.press('ArrowRight');

  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const code = page.locator('pre');
  expect(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a note leads down and back to its place, in the language of the page', async ({ page }) => {
  await open(page, `/es${path}`);
  const mark = page.locator('sup a').first();
  await mark.click();
  const back = page.getByRole('link', { name: 'Volver a la nota 1 en el texto' });
  await expect(back).toBeInViewport();
  await back.click();

  await expect(mark).toBeInViewport();
  await expect(page.locator(`time[datetime="${published}"]`)).toHaveText(/ de .* de 20/);
});
