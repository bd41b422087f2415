import { type Locale, locales, localizedPath } from '#content/locale.ts';
import type { PagePath } from '#content/pages.ts';
import { expect, open, test } from './journey.ts';

const paths = locales.flatMap((locale: Locale) =>
  (['/', '/sap', '/contact-us', '/network-security', '/careers'] satisfies PagePath[]).map((path) =>
    localizedPath(path, locale),
  ),
);

for (const path of paths) {
  test(`nothing moves while a phone loads ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      type Shift = PerformanceEntry & { value: number; sources: { node?: Element }[] };
      new PerformanceObserver((list) => {
        // Letters that come in another font may stand a pixel lower.
        for (const { value, sources } of list.getEntries() as Shift[])
          if (value > 0.001) moved.push(`${value}: ${sources.map(({ node }) => node?.className).join(', ')}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // As on a slow network, the first frame is seen before the whole style sheet comes.
    await page.route('**/assets/*.css', async (route) => {
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
      await route.continue();
    });
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));

    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
}
