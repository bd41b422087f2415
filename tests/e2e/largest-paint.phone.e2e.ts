import { type Locale, locales, localizedPath } from '#app/content/locale.ts';
import type { PagePath } from '#app/content/pages.ts';
import { expect, load, test } from './journey.ts';
import { everyPage } from './pages.ts';

/** Pages whose picture stands in a phone's first view. */
const paths = [
  ...everyPage
    .filter(({ entry }) => entry.kind === 'security' || entry.kind === 'section')
    .map(({ address }) => address),
  ...locales.flatMap((locale: Locale) =>
    (['/', '/about-us', '/careers', '/partners-clients'] satisfies PagePath[]).map((path) =>
      localizedPath(path, locale),
    ),
  ),
];

for (const path of paths) {
  test(`the largest thing that a phone paints of ${path} is text`, async ({ page }) => {
    await page.addInitScript(() => {
      const sizes: string[] = [];
      Object.assign(window, { largestPaints: sizes });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
          sizes.push(entry.element?.tagName ?? 'gone');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await load(page, path);
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight || !image.checkVisibility(),
      ),
    );
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
    const tags = await page.evaluate(() => (window as unknown as { largestPaints: string[] }).largestPaints);

    expect(tags.at(-1)).toMatch(/^(P|H1|SPAN)$/);
  });
}
