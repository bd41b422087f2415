import { findByAxe } from '#tests/e2e/axe.ts';
import { expect, open, test } from '#tests/e2e/fixtures.ts';
import { testPictures } from '#tests/e2e/pictures.ts';

/** With and without a picture, in both languages. The fork has this file among its e2e tests. */
const paths = ['/', '/facturacion-electronica', '/contacto/enviado', '/en/nosotros', '/en/servicios'];
const widths = [360, 768, 1280, 1920];

testPictures(paths, widths);

for (const path of paths)
  test(`axe finds nothing on ${path} at any width`, async ({ page }) => {
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findByAxe(page), `${width} px`).toEqual([]);
    }
  });
