import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { testedPages } from './pages.ts';

const scripts = '**/assets/*.js';

/** Does what Chrome's and Google's translators do: each text goes, in other words, into an element of its own. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style, font')) found.push(text);
    }
    for (const text of found) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(`[${text.data}]`);
    }
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'de';
  });
}

async function openHeld(page: Page, address: string, change: () => Promise<void>): Promise<void> {
  const { promise, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.fallback();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await change();
  letCome();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

for (const { address } of testedPages)
  test(`${address} reacts when it is translated before the scripts arrive, and is not taken for failed`, async ({
    page,
    noise,
  }) => {
    noise.allow(/Minified React error #418/);
    await openHeld(page, address, () => translate(page));
    await expect(page.locator('html')).not.toHaveAttribute('data-failed');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Priva/ })
      .click();
    await expect(page).toHaveURL(/\/privacy$/);
  });
