import type { Page } from '@playwright/test';
import { contentOf } from '#app/testing/content-of.ts';
import { fill } from '#shared/fill.ts';
import { expect, open, openWithHeldTime, rememberPause, settle, test } from '#tests/e2e/fixtures.ts';
import { site } from '#tests/e2e/site.ts';

const testimonials = contentOf(site, 'en', '/', 'testimonials');
const { motion, carousel } = site.words('en');

/** The phrases of the hero (docs/requirements.md, Home). */
const phrases = [
  'Cybersecurity Solutions',
  'ERP - SAP, Oracle, Salesforce Services',
  'Digital Transformation Services',
  'AI-Powered Solutions',
  'Web Development Solutions',
  'Native Mobile Solutions',
  'Cloud Solutions',
];

const shownPhrase = (page: Page) => page.locator('.phrases > [data-current]');
const shownQuote = (page: Page) => page.locator('.quote[data-current] blockquote');
const quotes = (page: Page) => page.getByRole('region', { name: testimonials.title });
const quote = (index: number) => testimonials.items[index]?.quote ?? '';

/** Home with time standing still and everything paused, then set going: all timers begin now. */
async function startAllTimers(page: Page): Promise<void> {
  await rememberPause(page);
  await openWithHeldTime(page, '/');
  await page.getByRole('button', { name: motion.play }).click();
  await expect(page.getByRole('button', { name: motion.pause })).toBeVisible();
}

for (const { what, shown, texts, every } of [
  { what: 'the phrase of the hero', shown: shownPhrase, texts: phrases, every: 2500 },
  { what: 'the testimonial', shown: shownQuote, texts: [0, 1, 2, 3].map(quote), every: 3000 },
])
  test(`${what} changes each ${every} ms through ${texts.length} and begins again`, async ({ page }) => {
    await startAllTimers(page);
    for (const text of [...texts, ...texts.slice(0, 2)]) {
      await expect(shown(page)).toHaveText(text);
      await page.clock.runFor(every - 1);
      await expect(shown(page)).toHaveText(text);
      await page.clock.runFor(1);
      await expect(shown(page)).not.toHaveText(text);
    }
  });

test('a screen reader finds all seven phrases and one testimonial; the motion switch is quiet and has its name', async ({
  page,
}) => {
  await rememberPause(page);
  await open(page, '/');
  const items = page.getByRole('main').getByRole('list').filter({ hasText: phrases[0] }).first().getByRole('listitem');
  expect(await items.allInnerTexts()).toEqual(phrases);
  await expect(page.locator('.quote')).toHaveCount(4);
  for (const hidden of await page.locator('.quote:not([data-current])').all())
    await expect(hidden).toHaveCSS('visibility', 'hidden');
  await expect(quotes(page).getByRole('figure')).toHaveCount(1);
  const toggle = page.getByRole('button', { name: motion.play });
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(toggle.getByText(motion.name)).toBeVisible();
    await expect(toggle).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(toggle).toHaveCSS('border-width', '0px');
  }
});

test('a dot shows its testimonial, marked as the current one, with its author', async ({ page }) => {
  await open(page, '/');
  for (const index of [2, 0, 3]) {
    const author = testimonials.items[index]?.author ?? '';
    const name = fill(carousel.goTo, { n: index + 1, title: author });
    const dot = quotes(page).getByRole('button', { name });
    await dot.click();
    await expect(shownQuote(page)).toHaveText(quote(index));
    await expect(page.locator('.quote[data-current] figcaption')).toHaveText(author);
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect(quotes(page).locator('[aria-current]')).toHaveCount(1);
  }
});

test('the focus on a dot stops the testimonials until a person starts them again', async ({ page }) => {
  await startAllTimers(page);
  await quotes(page).locator('.dot').first().focus();
  await page.clock.runFor(10_000);
  await expect(shownQuote(page)).toHaveText(quote(0));
  await expect(page.locator('.quotes')).toHaveAttribute('aria-live', 'polite');
  await page.locator('h1').focus();
  await page.clock.runFor(10_000);
  await expect(shownQuote(page)).toHaveText(quote(0));
  await quotes(page).getByRole('button', { name: carousel.play }).press('Enter');
  await expect(page.locator('.quotes')).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(3000);
  await expect(shownQuote(page)).toHaveText(quote(1));
});

test('the motion switch freezes every timer, and starts them again', async ({ page }) => {
  await startAllTimers(page);
  await page.getByRole('button', { name: motion.pause }).click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
  await page.clock.runFor(60_000);
  await expect(shownPhrase(page)).toHaveText(phrases[0] ?? '');
  await expect(shownQuote(page)).toHaveText(quote(0));
  await expect(page.locator('.strip ul').first()).toHaveCSS('animation-play-state', 'paused');
  await page.getByRole('button', { name: motion.play }).click();
  await page.clock.runFor(3000);
  await expect(shownPhrase(page)).toHaveText(phrases[1] ?? '');
  await expect(shownQuote(page)).toHaveText(quote(1));
  await expect(page.locator('.strip ul').first()).toHaveCSS('animation-play-state', 'running');
});

test('the choice of the motion switch is remembered on the next visit, whatever the device asks for', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: motion.pause }).click();
  await open(page, '/sap');
  await expect(page.getByRole('button', { name: motion.play })).toBeVisible();
  await page.getByRole('button', { name: motion.play }).click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('button', { name: motion.pause })).toBeVisible();
});

test('with reduced motion a window of another size changes all at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const passing = await page.evaluateHandle(() => {
    const found: string[] = [];
    addEventListener('transitionrun', ({ target, propertyName }) => found.push(`${propertyName} of ${target}`));
    return found;
  });

  await page.setViewportSize({ width: 390, height: 800 });
  await settle(page);

  expect(await passing.jsonValue()).toEqual([]);
});
