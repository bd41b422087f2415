import type { Page } from '@playwright/test';
import { contentOf } from '#app/testing/content-of.ts';
import { fill } from '#shared/fill.ts';
import { readTree } from '#tests/e2e/accessibility-tree.ts';
import { expect, open, openWithHeldTime, rememberPause, test } from '#tests/e2e/fixtures.ts';
import { tabsPage } from '#tests/e2e/pages.ts';
import { firstLocale, site } from '#tests/e2e/site.ts';

const { carousel, motion } = site.words(firstLocale);
const { sectionTitle, tabContent } = contentOf(site, firstLocale, tabsPage, 'tabs');
const tabs = Object.values(tabContent);
const labels = tabs.map(({ label }) => label);
const panelTitles = tabs.map(({ title }) => title);

const shownSlide = (page: Page) => page.locator('.tab-slide:not([inert])');
const button = (page: Page, name: string) => page.locator('#services').getByRole('button', { name, exact: true });
const dot = (page: Page, index: number) =>
  button(page, fill(carousel.goTo, { n: index + 1, title: labels[index] ?? '' }));

/** Waits until this slide stands in the window, the label names it and its dot is marked. */
async function expectSlide(page: Page, index: number): Promise<void> {
  await expect(page.locator('.carousel-controls p')).toContainText(labels[index] ?? '');
  await expect(shownSlide(page)).toHaveAttribute('aria-label', labels[index] ?? '');
  await expect.poll(() => shownSlide(page).evaluate((slide) => slide.getBoundingClientRect().left)).toBeCloseTo(0, 0);
  await expect(dot(page, index)).toHaveAttribute('aria-current', 'true');
}

/** Waits, while the page's time stands still, until the browser has scrolled to the end, then lets the page notice. */
async function rest(page: Page): Promise<void> {
  let last = -1;
  await expect(async () => {
    const now = await page.locator('.tab-track').evaluate((track) => track.scrollLeft);
    const calm = now === last;
    last = now;
    expect(calm).toBe(true);
  }).toPass({ intervals: [150] });
  await page.clock.runFor(150);
}

/** The carousel, its own advancing on pause. */
async function openCarousel(page: Page): Promise<void> {
  await rememberPause(page);
  await open(page, tabsPage);
  await page.locator('.carousel-controls').scrollIntoViewIfNeeded();
  await expectSlide(page, 0);
}

/** The carousel in a page whose time stands still, about to advance in 5000 ms. */
async function startCarousel(page: Page): Promise<void> {
  await rememberPause(page);
  await openWithHeldTime(page, tabsPage);
  await page.locator('.carousel-controls').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: motion.play }).tap();
  await expect(button(page, carousel.pause)).toBeVisible();
}

/** Draws a finger over the track, as the device reports it. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const box = await page.locator('.tab-track').boundingBox();
  if (!box) throw new Error('the track has no box');
  const y = box.y + 100;
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (let step = 1; step <= 10; step++) {
    const x = from + ((to - from) * step) / 10;
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('next, previous and swipes go through the slides and round at both ends', async ({ page }) => {
  await openCarousel(page);
  for (const index of [1, 2, 3, 4, 0]) {
    await button(page, carousel.next).tap();
    await expectSlide(page, index);
  }
  for (const index of [4, 3]) {
    await button(page, carousel.previous).tap();
    await expectSlide(page, index);
  }
  for (const index of [4, 0, 1]) {
    await swipe(page, 350, 60);
    await expectSlide(page, index);
  }
  await swipe(page, 60, 350);
  await expectSlide(page, 0);
  await swipe(page, 60, 350);
  await expectSlide(page, labels.length - 1);
});

test('the carousel advances by itself each 5000 ms, past the last slide to the first', async ({ page }) => {
  await startCarousel(page);
  const place = () => page.locator('.tab-track').evaluate((track) => track.scrollLeft);
  for (const index of [1, 2, 3, 4, 0]) {
    const before = await place();
    await page.clock.runFor(4999);
    expect(await place()).toBe(before);
    await page.clock.runFor(1);
    await rest(page);
    await expectSlide(page, index);
    // The slide is counted from the moment it stands; that was inside the 150 ms that `rest` let pass.
    await page.getByRole('button', { name: motion.pause }).tap();
    await page.getByRole('button', { name: motion.play }).tap();
  }
});

const actions: { name: string; act: (page: Page) => Promise<void>; slide: number }[] = [
  { name: 'a tap on next', act: (page) => button(page, carousel.next).tap(), slide: 1 },
  { name: 'a tap on a dot', act: (page) => dot(page, 2).tap(), slide: 2 },
  { name: 'a swipe', act: (page) => swipe(page, 350, 60), slide: 1 },
  { name: 'a touch', act: (page) => shownSlide(page).locator('h3').tap(), slide: 0 },
  { name: 'the focus on previous', act: (page) => button(page, carousel.previous).focus(), slide: 0 },
  { name: 'its own stop button', act: (page) => button(page, carousel.pause).tap(), slide: 0 },
];

test('whatever a person does with the carousel ends its own advancing', async ({ page }) => {
  await startCarousel(page);
  for (const { name, act, slide } of actions)
    await test.step(name, async () => {
      await act(page);
      await rest(page);
      await expectSlide(page, slide);
      await page.clock.runFor(6000);
      await rest(page);
      await expectSlide(page, slide);
      await dot(page, 0).tap();
      await rest(page);
      await expectSlide(page, 0);
      await button(page, carousel.play).tap();
      await expect(button(page, carousel.pause)).toBeVisible();
    });
});

test('slides as wide as the window stand with their controls in one region, copies at both ends silent', async ({
  page,
}) => {
  await openCarousel(page);
  const slides = page.locator('.tab-slide');
  await expect(slides).toHaveCount(labels.length + 2);
  const boxes = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().toJSON()));
  for (const [index, box] of boxes.entries()) {
    expect(box.width).toBeCloseTo(412, 0);
    const next = boxes[index + 1];
    if (next) expect(next.left - box.right).toBeCloseTo(20, 1);
  }
  const region = page.getByRole('region', { name: sectionTitle, exact: true });
  await expect(region).toHaveAttribute('aria-roledescription', carousel.label);
  for (const name of [carousel.previous, carousel.next])
    await expect(region.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(region.getByRole('group', { name: labels[0] ?? '', exact: true })).toBeVisible();
  for (const end of ['first-child', 'last-child']) {
    const copy = page.locator(`.tab-slide:${end}`);
    await expect(copy).toHaveAttribute('aria-hidden', 'true');
    await expect(copy).toHaveAttribute('inert');
  }
  const spoken = await readTree(page);
  const titles = spoken.filter(({ role, level }) => role === 'heading' && level === 3).map(({ name }) => name);
  expect(titles.filter((title) => panelTitles.includes(title))).toEqual(panelTitles.slice(0, 1));

  // The outline of what is as wide as the window is seen at its sides.
  await dot(page, labels.length - 1).focus();
  await page.keyboard.press('Tab');
  const track = page.locator('.tab-track');
  await expect(track).toBeFocused();
  const room = await track.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    return element.getBoundingClientRect().left - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
