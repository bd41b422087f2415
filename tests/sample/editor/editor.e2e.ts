import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { changesOf, copy, test } from './edit-session.ts';

const pair = (slug: string) => [`content/en/${slug}.yaml`, `content/es/${slug}.yaml`];
const read = (path: string) => readFileSync(join(copy, path), 'utf8');

test('a sentence is changed in both languages, and nothing else; a faulty one and words of somebody else are told first', async ({
  session,
}) => {
  await session.edit('erp', 'sap', 'es');
  await session.fill('summary', 'S/4HANA projects: "rehearsed" three times.');
  await session.fill('summary', 'Soluciones de clase mundial para su empresa, a {precio}.', 'es');
  await session.saveButton.click();
  await expect(session.dialog.getByRole('listitem').first()).toContainText('SAP · Spanish · Summary');
  expect(await session.faults()).toEqual([]);
  await session.dialog.getByRole('button', { name: 'Back to the text' }).click();
  // Sveltia's own advice to try again later is gone, and the text can be mended at once.
  await expect(session.page.getByRole('alertdialog')).toBeHidden();
  expect(changesOf('content/es/sap.yaml').added).toEqual([]);
  await session.fill('summary', 'Proyectos de S/4HANA, ensayados tres veces.', 'es');

  expect(await session.save()).toEqual(pair('sap'));
  const [english, spanish] = pair('sap').map((path) => changesOf(path));
  expect([english?.gone.length, spanish?.gone.length]).toEqual([1, 1]);
  expect(parse(String(english?.added))).toEqual({ summary: 'S/4HANA projects: "rehearsed" three times.' });
  expect(parse(String(spanish?.added))).toEqual({ summary: 'Proyectos de S/4HANA, ensayados tres veces.' });

  const [path] = pair('sap') as [string];
  await session.fill('summary', 'My own summary of the page.');
  writeFileSync(join(copy, path), read(path).replace(/^summary: .*$/m, 'summary: The summary of somebody else.'));
  await session.save('Somebody else changed this file');
  expect(changesOf(path).added).toEqual([expect.stringMatching(/^summary: .?My own summary of the page\./)]);
});

test('a client is added in both languages with a logo', async ({ session }) => {
  const { page } = session;
  const clients = 'sections.3';
  await session.edit('corporate', 'partners-clients', 'es');
  await session.expand('sections', 'en', 3);
  await session.expand('sections', 'es', 3);
  await session.reveal(`${clients}.items`);
  await session.field(`${clients}.items`).getByRole('button', { name: /^Add/ }).click();
  const entry = `${clients}.items.8`;
  await session.fill(`${entry}.id`, 'puerto-claro');
  await session.fill(`${entry}.name`, 'Puerto Claro');
  await session.fill(`${entry}.field`, 'Shipping agent');
  await session.fill(`${entry}.work`, 'Freight bills matched against the port calendar every night.');
  await session.fill(`${entry}.link`, 'https://puertoclaro.example');
  await session.reveal(`${entry}.logo`);
  await session.field(`${entry}.logo`).getByRole('button', { name: 'Browse' }).click();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1z"/></svg>';
  const file = { name: 'Puerto Claro logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) };
  await (await chosen).setFiles(file);
  await page.getByRole('button', { name: 'Insert' }).click();
  await session.fill(`${entry}.name`, 'Puerto Claro', 'es');
  await session.fill(`${entry}.field`, 'Agente naviero', 'es');
  await session.fill(`${entry}.work`, 'Facturas de flete cotejadas cada noche con el calendario del puerto.', 'es');

  const files = [...pair('partners-clients'), 'content/media/puerto-claro-logo.svg'];
  expect(await session.save('still says “Eight”')).toEqual(files);
  const { sections } = parse(read('content/es/partners-clients.yaml'));
  expect(sections[3].items[8]).toEqual({
    id: 'puerto-claro',
    name: 'Puerto Claro',
    logo: 'puerto-claro-logo.svg',
    sample: false,
    field: 'Agente naviero',
    work: 'Facturas de flete cotejadas cada noche con el calendario del puerto.',
    link: 'https://puertoclaro.example',
  });
});

test('the preview shows the edited language as it is typed and saved, and another drawing is chosen', async ({
  session,
}) => {
  await session.edit('erp', 'sap');
  const shown = session.page.frameLocator('iframe').frameLocator('iframe');
  const title = shown.getByRole('heading', { level: 1 });
  await session.expand('sections', 'en', 0);
  await session.fill('sections.0.title', 'One team that answers');
  await expect(title).toContainText('One team that answers');
  await session.page.getByRole('radio', { name: 'Spanish' }).first().click();
  await expect(shown.locator('html[lang="es"]')).toBeVisible();
  await session.page.getByRole('radio', { name: 'English' }).first().click();

  await session.expand('sections.0.image');
  const scene = session.field('sections.0.image.scene');
  await scene.locator('summary').click();
  await scene.getByRole('button', { name: 'oracle-services-hero' }).click();
  await expect(scene.locator('summary')).toBeFocused();
  const told = 'Sections › no. 1 (Top of the page) › Picture › Description of the picture – A warning: still tells';
  expect(await session.save(told)).toEqual(pair('sap'));
  expect(changesOf('content/es/sap.yaml').added).toContain('      scene: oracle-services-hero');
});

test('a color is typed as hex and kept as hue, and a notice is scheduled', async ({ session }) => {
  await session.edit('settings', 'brand');
  await session.reveal('action');
  await session.field('action').getByRole('textbox', { name: 'Color as hex' }).fill('#0b57d0');
  await session.page.keyboard.press('Tab');
  expect(await session.save()).toEqual(['content/brand.yaml']);
  expect(parse(read('content/brand.yaml')).action).toEqual({ hue: 261, chroma: 0.199, lightness: 0.495 });

  await session.edit('settings', 'notice');
  await session.fill('from', '2027-08-01T06:00');
  await session.fill('until', '2027-08-02T18:00');
  await session.expand('en');
  await session.fill('en.text', 'Closed on Monday, {emergencyPhone} answers.');
  await expect(
    session.page.frameLocator('iframe').getByText('Closed on Monday, {emergencyPhone} answers.'),
  ).toBeVisible();
  await session.save();
  expect(parse(read('content/notice.yaml'))).toMatchObject({
    from: '2027-08-01T06:00:00-04:00',
    until: '2027-08-02T18:00:00-04:00',
    en: { text: 'Closed on Monday, {emergencyPhone} answers.' },
  });
});

test('a translation whose source changed is listed, and marked as right by a click', async ({ session }) => {
  const { page, dialog } = session;
  await session.edit('erp', 'sap');
  await session.fill('summary', 'S/4HANA projects and daily support. Every cutover is rehearsed four times.');
  await session.save();
  await session.edit('erp', 'oracle-services');
  await session.press('Translations');
  const entry = dialog.getByRole('listitem').filter({ hasText: 'SAP · Spanish · Summary' });
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(/entries\/sap$/);
  await expect(session.field('sections')).toContainText('Get to S/4HANA');
  await session.press('Translations');
  await entry.getByRole('button', { name: 'Still right' }).click();
  await expect(entry).toHaveCount(0);
});

test('a section is moved, switched off, removed and added in both languages, and nothing else', async ({ session }) => {
  const { page } = session;
  const typesIn = (path: string) => read(path).match(/(?<=^ {2}- type: ).*/gm) ?? [];
  const [first, second, third, ...others] = typesIn('content/es/partners-clients.yaml');
  await session.edit('corporate', 'partners-clients');
  const section = (at: number) => session.field('sections').locator(':scope > * .item').nth(at);
  await section(1).getByRole('button', { name: 'Reorder Item' }).press('ArrowDown');
  await session.save();
  expect(typesIn('content/es/partners-clients.yaml')).toEqual([first, third, second, ...others]);
  await session.press('Publish');
  await expect(session.dialog).toContainText(') – moved');
  await session.dialog.getByRole('button', { name: 'Close' }).click();

  await session.expand('sections', 'en', 1);
  await session.reveal('sections.1.off');
  await session.field('sections.1.off').getByRole('switch').click();
  await section(1).getByRole('button', { name: 'Collapse' }).first().click();
  await expect(section(1)).toContainText('Switched off: ');
  await section(4).getByRole('button', { name: 'Remove' }).click();
  await session
    .field('sections')
    .getByRole('button', { name: /^Add .?Sections/ })
    .click();
  await page.getByRole('menuitem', { name: 'Related pages' }).click();
  await session.reveal('sections.4.pages');
  await session.field('sections.4.pages').getByRole('button', { name: /^Add/ }).click();
  await session.field('sections.4.pages.0').getByRole('combobox').click();
  await page.getByRole('option', { name: 'People (/people)' }).click();

  expect(await session.save()).toEqual(pair('partners-clients'));
  for (const path of pair('partners-clients')) {
    expect(typesIn(path)).toEqual([first, third, second, ...others.slice(0, -1), 'related']);
    expect(read(path).match(/^ {4}off: true$/gm)).toHaveLength(1);
    expect(read(path)).toMatch(/\n {2}- type: related\n {4}pages:\n {6}- \/people\n$/);
  }
});

test('a page is made from a kind, seen in the preview, written and deleted', async ({ session }) => {
  const { page, dialog } = session;
  await session.press('New page');
  await expect(dialog.getByLabel('Kind of page')).toHaveValue('');
  await dialog.getByLabel('Kind of page').selectOption('Landing page of a campaign');
  await dialog.getByLabel('Name of the page · English').fill('Fair');
  await dialog.getByLabel('Name of the page · Spanish').fill('Feria');
  await dialog.getByLabel('Address').fill('/sap');
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  await expect(dialog).toContainText('/sap exists already');
  await dialog.getByLabel('Address').fill('/fair');
  await session.pressAndLoad('Make the page');
  await expect(page).toHaveURL(/entries\/fair$/);
  await session.reload();
  await session.edit('others', 'fair');
  await expect(page.frameLocator('iframe').frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await session.fill('summary', 'The first words.');
  expect(await session.save()).toContain('content/en/fair.yaml');
  await expect(dialog).toContainText('Before it can go out');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await session.press('Delete a page');
  await dialog.getByRole('button', { name: 'Delete this page' }).click();
  await expect(dialog).toContainText('The page was deleted');
  expect(existsSync(join(copy, 'content/en/fair.yaml'))).toBe(false);
});

test('a page that is hidden is marked as a draft once the screen has loaded again', async ({ session }) => {
  const { page, dialog } = session;
  const index = parse(read('content/pages.yaml')).pages.findIndex(
    (entry: { path: string }) => entry.path === '/careers/data-engineer',
  );
  await session.edit('settings', 'pages');
  await session.expand('pages', 'en', index);
  await session.reveal(`pages.${index}.state`);
  await session.field(`pages.${index}.state`).getByRole('radio', { name: 'draft' }).click();
  expect(await session.save()).toEqual(['content/pages.yaml']);
  await expect(dialog).toContainText('The screen loads again.');
  await session.pressAndLoad('Close');
  await page.goto('#/collections/others');
  await expect(page.getByText('[draft]')).toBeVisible();
});

test('an earlier version of a page is brought back, and the page gets another address', async ({ session }) => {
  const { page, dialog } = session;
  await session.edit('digital', 'testing');
  await session.fill('summary', 'Tests that are written down, and people who run them.');
  await session.save();
  await session.press('Earlier versions');
  await expect(dialog.getByLabel('Page')).toHaveValue('testing');
  const version = dialog.locator('li:has(details)');
  await expect(version.first()).toBeVisible();
  for (const summary of await version.locator('summary').all()) await summary.click();
  await expect(dialog).toContainText('Tests that are written down');
  expect(await session.faults()).toEqual([]);
  await version.last().getByRole('button', { name: 'Bring this back' }).click();
  await expect(dialog).toContainText('This version was brought back');
  expect(read('content/en/testing.yaml')).not.toContain('Tests that are written down');
  await session.pressAndLoad('Close');

  // It goes into another menu, of which the open screen does not know.
  const menus = read('content/menus.yaml').replace('      - page: /testing\n', '');
  writeFileSync(join(copy, 'content/menus.yaml'), menus.replace('      - page: /sap\n', '$&      - page: /testing\n'));
  await session.edit('digital', 'testing');
  await session.press('Change an address');
  await expect(dialog.getByLabel('New address')).toHaveValue('/testing');
  await dialog.getByLabel('New address').fill('/quality-assurance');
  await session.pressAndLoad('Change the address');
  await expect(page).toHaveURL(/erp\/entries\/quality-assurance$/);
  expect(pair('testing').filter((file) => existsSync(join(copy, file)))).toEqual([]);
  expect(changesOf('content/redirects.yaml').added).toContain('- from: /es/testing');
});
