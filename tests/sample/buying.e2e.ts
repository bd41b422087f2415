import type { Page } from '@playwright/test';
import { contentOf } from '#app/testing/content-of.ts';
import { expect, open, test } from '#tests/e2e/fixtures.ts';
import { site } from '#tests/e2e/site.ts';

const { items } = contentOf(site, 'en', '/sap', 'questions');
const { sample } = site.words('en');
const group = (page: Page, index: number) => page.locator('.questions > details').nth(index);

/** The label of the page and the explanation that belongs to it. */
function labelOf(page: Page) {
  const label = page.locator('.breadcrumb').getByRole('button', { name: sample.label });
  return { label, explanation: page.locator('.breadcrumb').getByText(sample.explanation) };
}

test('with reduced motion an answer is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/sap');
  await group(page, 0).locator('summary').click();
  const shown = await group(page, 0).evaluate(async (details) => {
    await new Promise(requestAnimationFrame);
    return getComputedStyle(details, '::details-content').opacity;
  });
  expect(shown).toBe('1');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const moves = group(page, 0).evaluate(
    (details) => new Promise((resolve) => details.addEventListener('transitionrun', () => resolve(true))),
  );
  await group(page, 0).locator('summary').click();
  expect(await moves).toBe(true);
});

test('mouse and focus on a sample label show what it means, as long as they stay or until Escape', async ({ page }) => {
  await open(page, '/sap');
  const { label, explanation } = labelOf(page);
  await expect(explanation).toBeHidden();
  await label.hover();
  await expect(explanation).toBeVisible();
  await explanation.hover();
  // Longer than the browser waits before it hides what the mouse has left.
  await page.waitForTimeout(1000);
  await expect(explanation).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(explanation).toBeHidden();

  // The focus shows it too, and Escape hides it with the focus kept.
  await expect(label).toHaveAccessibleDescription(sample.explanation);
  await page.locator('.breadcrumb a').last().focus();
  await page.keyboard.press('Tab');
  await expect(label).toBeFocused();
  await expect(explanation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(explanation).toBeHidden();
  await expect(label).toBeFocused();
});

test('an explanation stands beside its label, inside the window', async ({ page }) => {
  await open(page, '/sap');
  const { label, explanation } = labelOf(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await label.click();
    await expect(explanation).toBeInViewport({ ratio: 1 });
    const [below, above] = [await label.boundingBox(), await explanation.boundingBox()];
    expect(Math.abs((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0))).toBeLessThan(2);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open and a sample label explains itself', async ({ page }) => {
    await page.goto('/sap');
    await expect(page.locator('.splash')).toBeHidden();
    await group(page, 0).locator('summary').click();
    await expect(page.getByText(items[0]?.answer ?? '')).toBeVisible();
    const { label, explanation } = labelOf(page);
    await label.click();
    await expect(explanation).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
  });
});
