import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, fillForm, open, test } from './fixtures.ts';
import { firstLocale, fixedPaths, site } from './site.ts';

const { motion } = site.words(firstLocale);

/** A browser whose person has forbidden all sites to keep anything, as its settings write it down. */
const storageForbidden = test.extend({
  context: async ({ playwright }, use, { outputDir }) => {
    const profile = join(outputDir, 'profile');
    mkdirSync(join(profile, 'Default'), { recursive: true });
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(settings));
    const context = await playwright.chromium.launchPersistentContext(profile);
    await use(context);
    await context.close();
  },
});

storageForbidden('where the browser forbids storage, switch and form work', async ({ page }) => {
  await open(page, fixedPaths.contact);
  expect(await page.evaluate(() => Object.keys(localStorage)).catch(String)).toContain('Access is denied');
  await page.getByRole('button', { name: motion.pause }).click();
  await expect(page.getByRole('button', { name: motion.play })).toBeVisible();
  await fillForm(page, { name: 'Ana', email: 'ana', message: 'Hola' });
  await page.locator('main form[method="post"] [type="submit"]').click();
  await expect(page.locator('#email')).toBeFocused();
});
