import type { Page } from '@playwright/test';

/** Makes the browser's own text size twice the usual, as a person sets it, while `look` looks: the breakpoints follow it. */
export async function withLargeText<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const session = await page.context().newCDPSession(page);
  const setSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await setSize(32);
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
  const found = await look();
  await setSize(16);
  await session.detach();
  return found;
}
