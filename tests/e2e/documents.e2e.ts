import { expect, open, test, waitForRedraw } from './fixtures.ts';
import { pageWith } from './pages.ts';
import { firstAddressOf, fixedPaths } from './site.ts';

test('pages fade into each other, and not while motion is reduced', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.fades = viewTransition ? 'yes' : 'no';
    });
  });
  const { privacy, contact } = fixedPaths;
  const follow = async (path: string) => {
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${firstAddressOf(path)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(firstAddressOf(path));
  };
  await open(page, '/');
  await follow(privacy);
  await expect(page.locator('html')).toHaveAttribute('data-fades', 'yes');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow(contact);
  await expect(page.locator('html')).toHaveAttribute('data-fades', 'no');
});

test('where a browser lacks speculation rules, a page that is pointed at is fetched once', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await open(page, '/');
  const contact = firstAddressOf(fixedPaths.contact);
  for (const path of ['/', contact, contact]) {
    await page.mouse.move(0, 0);
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().hover();
  }
  const fetched = page.locator(`link[rel="prefetch"][href="${contact}"]`);
  await expect(fetched).toHaveCount(1);
});

test('React comes once an island is in view or used, and a button that was pressed before acts then', async ({
  page,
}) => {
  const { path, content } = pageWith('testimonials');
  const react: string[] = [];
  page.on('request', (request) => request.url().includes('/react') && react.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(path);
  await waitForRedraw(page);
  expect(react).toEqual([]);
  const island = page.locator('[data-island="testimonials"]');
  const dot = island.locator('.dot').last();
  await dot.evaluate((button: HTMLElement) => {
    button.focus({ preventScroll: true });
    button.click();
  });
  await expect(island).toHaveAttribute('data-started', '');
  await expect(page.locator('.testimonials [data-current] blockquote')).toHaveText(content.items.at(-1)?.quote ?? '');
  expect(react).toHaveLength(1);
});
