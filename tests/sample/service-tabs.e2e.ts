import type { Page } from '@playwright/test';
import { contentOf } from '#app/testing/content-of.ts';
import { expect, open, test } from '#tests/e2e/fixtures.ts';
import { tabsPage } from '#tests/e2e/pages.ts';
import { firstLocale, site } from '#tests/e2e/site.ts';
import { withLargeText } from '#tests/e2e/text-settings.ts';

const { carousel } = site.words(firstLocale);
const tabs = Object.values(contentOf(site, firstLocale, tabsPage, 'tabs').tabContent);
const tab = (page: Page, index: number) => page.getByRole('tab', { name: tabs[index]?.label ?? '', exact: true });

async function expectShown(page: Page, index: number): Promise<void> {
  await expect(tab(page, index)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: tabs[index]?.label ?? '' })).toContainText(tabs[index]?.title ?? '');
}

test('the first tab is selected at first, a click or an arrow selects another, one panel shows at a time', async ({
  page,
}) => {
  await open(page, tabsPage);
  await expect(page.getByRole('tab')).toHaveText(['Implementation', 'Migration', 'Modules', 'Support', 'Consulting']);
  await expectShown(page, 0);
  await tab(page, 2).click();
  await expectShown(page, 2);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(12);
  await tab(page, 4).click();
  await expectShown(page, 4);

  // Round to the right they go on every page (tests/e2e/tab-faults.ts).
  for (const [key, index] of [
    ['Home', 0],
    ['ArrowLeft', 4],
    ['ArrowLeft', 3],
    ['End', 4],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, index)).toBeFocused();
    await expectShown(page, index);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('the arrow to the left selects the next tab where lines run from right to left', async ({ page }) => {
  await open(page, tabsPage);
  await page.evaluate(() => {
    document.dir = 'rtl';
  });
  await tab(page, 0).press('ArrowLeft');
  await expectShown(page, 1);
  await tab(page, 1).press('ArrowRight');
  await expectShown(page, 0);
});

test('a narrower window turns the tabs into a carousel and back, and keeps selection and focus', async ({ page }) => {
  await open(page, tabsPage);
  await tab(page, 3).click();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.locator('.tab-track')).toBeFocused();
  await expect(page.getByRole('button', { name: carousel.next })).toBeVisible();
  const slide = page.getByRole('group', { name: tabs[3]?.label });
  await expect.poll(() => slide.evaluate((element) => element.getBoundingClientRect().left)).toBeCloseTo(0, 0);
  await expect(slide).toHaveAttribute('aria-roledescription', carousel.slideName);
  await page.setViewportSize({ width: 768, height: 900 });
  await expectShown(page, 3);
  await expect(page.getByRole('button', { name: carousel.next })).toBeHidden();
});

test('with text twice as large the tabs work as the carousel that is shown', async ({ page }) => {
  await withLargeText(page, async () => {
    await open(page, tabsPage);
    const track = page.locator('.tab-track');
    await expect(page.getByRole('tabpanel')).toHaveCount(0);
    const before = await track.evaluate(({ scrollLeft }) => scrollLeft);
    await page.getByRole('button', { name: carousel.next, exact: true }).click();
    await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(before);
  });
});
