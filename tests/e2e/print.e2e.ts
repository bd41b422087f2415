import { expect, open, test } from './journey.ts';

const sheets: Record<string, number> = {
  '/sap': 2,
  '/es/sap': 2,
  '/network-security': 2,
  '/es/network-security': 2,
  '/es/container-security': 2,
  '/hire-an-erp-consultant': 2,
  '/es/hire-an-erp-consultant': 2,
  '/services': 2,
  '/es/services': 2,
  '/technologies': 2,
  '/es/technologies': 2,
  '/contact-us': 1,
  '/es/contact-us': 1,
};

for (const [path, count] of Object.entries(sheets)) {
  test(`${path} prints on ${count === 1 ? 'one sheet' : 'two sheets'}, letter or A4`, async ({ page }) => {
    await open(page, path);
    for (const format of ['Letter', 'A4']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(count);
    }
  });
}
