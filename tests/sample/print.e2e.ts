import { expect, open, test } from '#tests/e2e/fixtures.ts';
import { testedLocales } from '#tests/e2e/pages.ts';
import { localizedPath } from '#tests/e2e/site.ts';

const sheets: Record<string, number> = {
  '/sap': 3,
  '/network-security': 3,
  '/container-security': 3,
  '/hire-an-erp-consultant': 3,
  '/services': 3,
  '/technologies': 2,
  '/contact-us': 1,
};

for (const [address, count] of Object.entries(sheets))
  for (const path of testedLocales.map((locale) => localizedPath(address, locale)))
    test(`${path} fits on its sheets when it is printed, letter or A4: ${count}`, async ({ page }) => {
      await open(page, path);
      for (const format of ['Letter', 'A4']) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(count);
      }
    });
