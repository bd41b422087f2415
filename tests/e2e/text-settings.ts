import type { Page } from '@playwright/test';
import { settle } from './fixtures.ts';

/** Makes the browser's own text size twice the usual, as a person sets it, while `look` looks: the breakpoints follow it. */
export async function withLargeText<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const session = await page.context().newCDPSession(page);
  async function setSize(standard: number): Promise<void> {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    await changeWindow(page);
    await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === `${size}px`, standard);
  }
  await setSize(32);
  const found = await look();
  await setSize(16);
  await session.detach();
  return found;
}

/** A page that is open hears of another text size with the next change of its window only; most people set theirs before. */
async function changeWindow(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width, height: height + 1 });
  await page.setViewportSize({ width, height });
  await settle(page);
}

/** Sets the spacing that a person may set, and no page may break under (WCAG 1.4.12), while `look` looks. */
export async function withSpacedText<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  const found = await look();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return found;
}
