import { expect, open, test } from './fixtures.ts';
import { sectionOf, tabsPage } from './pages.ts';
import { firstLocale, site } from './site.ts';

const { nav } = site.words(firstLocale);

test('in forced colors selection and current dot are told by more than their own colors', async ({ page }) => {
  sectionOf(firstLocale, tabsPage, 'tabs');
  sectionOf(firstLocale, '/', 'testimonials');
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, tabsPage);
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS('outline-style', 'solid');
  await open(page, '/');
  const dots = await page
    .locator('.dot')
    .evaluateAll((all) => all.map((dot) => getComputedStyle(dot, '::before').backgroundColor));
  expect(new Set(dots).size).toBe(2);
});

test('in print what needs a screen is gone, and all panels, answers and testimonials are there', async ({ page }) => {
  const tabs = sectionOf(firstLocale, tabsPage, 'tabs');
  const questions = sectionOf(firstLocale, tabsPage, 'questions');
  await open(page, tabsPage);
  await page.emulateMedia({ media: 'print' });
  for (const part of [
    '.splash',
    '.skip',
    '.desk-nav',
    '.header-tools',
    '.carousel-controls',
    '.failure',
    '.contact-form-toasts',
  ])
    await expect(page.locator(part)).toBeHidden();
  await expect(page.getByRole('navigation', { name: nav.label })).toBeHidden();
  for (const part of await page.locator('[data-reveal]').all()) await expect(part).toHaveCSS('opacity', '1');
  for (const { title } of Object.values(tabs.tabContent))
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  for (const { answer } of questions.items) await expect(page.getByText(answer)).toBeVisible();
  for (const figure of await page.locator(':is(.stat-row, .hero-stats) > div').all())
    await expect(figure).toHaveCSS('break-inside', 'avoid');
  await page.emulateMedia({ media: null });
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  for (const quote of await page.locator('.quote').all()) await expect(quote).toBeVisible();
  await expect(page.locator('.strip ul').first()).toHaveCSS('animation-name', 'none');
});
