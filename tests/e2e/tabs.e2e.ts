import type { Page } from '@playwright/test';
import { timings } from '#app/browser/timings.ts';
import { fill } from '#shared/fill.ts';
import { expect, mobile, open, openWithHeldTime, rememberPause, settled, swipe, test } from './fixtures.ts';
import { pageWith } from './pages.ts';
import { firstLocale, site } from './site.ts';

const { carousel, motion, nav } = site.shellWords(firstLocale);

/** The first page that has several tabs, and these tabs: a new page begins with one. */
function tabsPage() {
  const { path, content } = pageWith('tabs', ({ tabContent }) => Object.keys(tabContent).length > 1);
  return { path, title: content.sectionTitle, tabs: Object.values(content.tabContent) };
}

test('the first tab is selected at first, a click or an arrow selects another, one panel shows at a time', async ({
  page,
}) => {
  const { path, tabs } = tabsPage();
  const last = tabs.length - 1;
  const tab = (index: number) => page.getByRole('tab', { name: tabs[index]?.label ?? '', exact: true });
  async function expectShown(index: number): Promise<void> {
    await expect(tab(index)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name: tabs[index]?.label ?? '' })).toContainText(
      tabs[index]?.title ?? '',
    );
  }

  await open(page, path);
  await expectShown(0);
  await tab(1).click();
  await expectShown(1);
  for (const [key, index] of [
    ['Home', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['End', last],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(index)).toBeFocused();
    await expectShown(index);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('a narrower window turns the tabs into a carousel and back, and keeps the selection', async ({ page }) => {
  const { path, tabs } = tabsPage();
  const label = tabs[1]?.label ?? '';
  await open(page, path);
  await page.getByRole('tab', { name: label, exact: true }).click();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('button', { name: carousel.next, exact: true })).toBeVisible();
  const slide = page.getByRole('group', { name: label, exact: true });
  // Browsers round where a slide comes to rest.
  await expect
    .poll(() => slide.evaluate((element) => Math.abs(element.getBoundingClientRect().left)))
    .toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole('tab', { name: label, exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: carousel.next, exact: true })).toBeHidden();
});

test.describe('the carousel of a phone', () => {
  test.use(mobile);

  const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const track = (page: Page) => page.locator('.tabs .carousel-track');

  function openCarousel(page: Page) {
    const { path, tabs, title } = tabsPage();
    const dot = (index: number) => button(page, fill(carousel.goTo, { n: index + 1, title: tabs[index]?.label ?? '' }));

    /** Waits until this slide stands in the window, and its dot is marked. */
    async function expectSlide(index: number): Promise<void> {
      const slide = page.getByRole('group', { name: tabs[index]?.label ?? '', exact: true });
      await expect.poll(() => slide.evaluate((element) => element.getBoundingClientRect().left)).toBeCloseTo(0, 0);
      await expect(dot(index)).toHaveAttribute('aria-current', 'true');
    }

    return { path, tabs, title, dot, expectSlide };
  }

  const place = (page: Page) => track(page).evaluate(({ scrollLeft }) => scrollLeft);

  /**
   * Waits, while the page's time stands still, until the browser has scrolled to the end, then lets the page notice.
   */
  async function rest(page: Page): Promise<void> {
    await settled(() => place(page));
    await page.clock.runFor(150);
  }

  test('goes by buttons, dots and swipes, round at both ends, slides 20 px apart in a named region', async ({
    page,
  }) => {
    const { path, tabs, title, dot, expectSlide } = openCarousel(page);
    const last = tabs.length - 1;
    await rememberPause(page);
    await open(page, path);
    await button(page, carousel.next).scrollIntoViewIfNeeded();
    await expectSlide(0);
    await button(page, carousel.previous).tap();
    await expectSlide(last);
    await button(page, carousel.next).tap();
    await expectSlide(0);
    await dot(1).tap();
    await expectSlide(1);
    await swipe(track(page), 60, 350);
    await expectSlide(0);
    await swipe(track(page), 60, 350);
    await expectSlide(last);
    await swipe(track(page), 350, 60);
    await expectSlide(0);
    const region = page.getByRole('region', { name: title, exact: true });
    await expect(region).toHaveAttribute('aria-roledescription', carousel.label);
    const boxes = await track(page).evaluate(({ children }) =>
      [...children].map((each) => each.getBoundingClientRect().toJSON()),
    );
    for (const [index, box] of boxes.entries()) {
      expect(box.width).toBeCloseTo(mobile.viewport.width, 0);
      if (boxes[index + 1]) expect(boxes[index + 1].left - box.right).toBeCloseTo(20, 1);
    }
  });

  test('advances by itself until a person does something with it', async ({ page }) => {
    const { path, tabs, expectSlide } = openCarousel(page);
    await rememberPause(page);
    await openWithHeldTime(page, path);
    await page.getByRole('button', { name: nav.openMenu }).tap();
    await page.getByRole('button', { name: motion.play }).tap();
    await page.getByRole('button', { name: nav.closeMenu }).tap();
    await button(page, carousel.next).scrollIntoViewIfNeeded();
    await expect(button(page, carousel.pause)).toBeVisible();
    const before = await place(page);
    await page.clock.runFor(timings.carousel - 1);
    expect(await place(page)).toBe(before);
    await page.clock.runFor(1);
    await rest(page);
    await expectSlide(1);

    await swipe(track(page), 350, 60);
    await rest(page);
    await page.clock.runFor(2 * timings.carousel);
    await rest(page);
    await expectSlide(2 % tabs.length);
  });
});
