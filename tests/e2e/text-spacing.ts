import type { Page } from '@playwright/test';

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
