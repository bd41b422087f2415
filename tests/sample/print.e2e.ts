import { expect, open, test } from '#tests/e2e/fixtures.ts';

const sheets: Record<string, number> = {
  '/sap': 3,
  '/es/sap': 3,
  '/network-security': 3,
  '/es/network-security': 3,
  '/es/container-security': 3,
  '/hire-an-erp-consultant': 3,
  '/es/hire-an-erp-consultant': 3,
  '/services': 2,
  '/es/services': 2,
  '/technologies': 2,
  '/es/technologies': 2,
  '/contact-us': 1,
  '/es/contact-us': 1,
};

for (const [path, count] of Object.entries(sheets)) {
  test(`${path} fits on its sheets when it is printed, letter or A4: ${count}`, async ({ page }) => {
    await open(page, path);
    for (const format of ['Letter', 'A4']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(count);
    }
  });
}
