import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { copy, test } from './edit-session.ts';

/** Lines that are only in the first or only in the second text. */
function differences(before: string, after: string): { gone: string[]; added: string[] } {
  const [a, b] = [before.split('\n'), after.split('\n')];
  return { gone: a.filter((line) => !b.includes(line)), added: b.filter((line) => !a.includes(line)) };
}

const original = (path: string) => readFileSync(path, 'utf8');
const edited = (path: string) => readFileSync(join(copy, path), 'utf8');

test('a sentence is changed in both languages, and nothing else', async ({ session }) => {
  await session.edit('erp', 'sap');
  await session.page.getByRole('radio', { name: 'Spanish' }).last().click();
  await session.field('summary').fill('S/4HANA projects: rehearsed, with "quotes".');
  await session.field('summary', 'es').fill('Proyectos de S/4HANA, ensayados tres veces.');

  expect((await session.save()).sort()).toEqual(['content/en/sap.yaml', 'content/es/sap.yaml']);
  const [english, spanish] = ['content/en/sap.yaml', 'content/es/sap.yaml'].map((path) =>
    differences(original(path), edited(path)),
  );
  expect(english?.added).toEqual([`summary: 'S/4HANA projects: rehearsed, with "quotes".'`]);
  expect(spanish?.added).toEqual(['summary: Proyectos de S/4HANA, ensayados tres veces.']);
  expect([english?.gone.length, spanish?.gone.length]).toEqual([1, 1]);
});

test('a save that the content check refuses is not made, and says which field in which language', async ({
  session,
}) => {
  await session.edit('erp', 'sap');
  await session.page.getByRole('radio', { name: 'Spanish' }).last().click();
  await session.field('summary', 'es').fill('Soluciones de clase mundial para su empresa, a {precio}.');
  await session.saveButton.click();

  await expect(session.dialog).toContainText('Not saved yet');
  await expect(session.dialog.getByRole('listitem')).toContainText(['Spanish']);
  await session.dialog.getByRole('button', { name: 'Back to the text' }).click();
  expect(await session.writeToDisk()).toEqual([]);
});

test('a client is added in both languages', async ({ session }) => {
  const { page } = session;
  await session.edit('corporate', 'partners-clients');
  await page.getByRole('radio', { name: 'Spanish' }).last().click();
  await session.expand('clients');
  await session.field('clients.title').fill('Nine clients and the work we do for them');
  await session.expand('clients', 'es');
  await session.field('clients.title', 'es').fill('Nueve clientes y lo que hacemos para ellos');
  await session.place('clients.items').getByRole('button', { name: /^Add/ }).click();
  const entry = 'clients.items.8';
  await session.field(`${entry}.id`).fill('puerto-claro');
  await session.field(`${entry}.name`).fill('Puerto Claro');
  await session.field(`${entry}.kind`).fill('Shipping agent');
  await session.field(`${entry}.work`).fill('Freight bills matched against the port calendar every night.');
  await session.field(`${entry}.link`).fill('https://puertoclaro.example');
  await session.place(`${entry}.sample`).getByRole('switch').click();
  await session.reveal(`${entry}.work`, 'es');
  await session.field(`${entry}.name`, 'es').fill('Puerto Claro');
  await session.field(`${entry}.kind`, 'es').fill('Agente naviero');
  await session
    .field(`${entry}.work`, 'es')
    .fill('Facturas de flete cotejadas cada noche con el calendario del puerto.');

  const changed = await session.save();
  console.log(changed.map((path) => differences(original(path), edited(path))));
});

test('a file that changed on disk is joined with the edit, and where both changed the editor chooses', async ({
  session,
}) => {
  const path = 'content/en/sap.yaml';
  await session.edit('erp', 'sap');
  await session.field('summary').fill('My own summary of the page.');
  const theirs = edited(path)
    .replace(/^summary: .*$/m, 'summary: The summary of somebody else.')
    .replace(/^navLabel: .*$/m, 'navLabel: SAP work # shorter');
  writeFileSync(join(copy, path), theirs);
  await session.saveButton.click();

  await expect(session.dialog).toContainText('Somebody else changed this file');
  await expect(session.dialog).toContainText('My own summary of the page.');
  await expect(session.dialog).toContainText('The summary of somebody else.');
  await session.dialog.getByRole('button', { name: 'Keep my text' }).click();
  await expect(session.page.getByText('Entry saved')).toBeVisible();
  expect(await session.writeToDisk()).toEqual([path]);
  expect(differences(theirs, edited(path)).added).toEqual(['summary: My own summary of the page.']);
});

test('the preview shows the saved page in the edited language, at two widths', async ({ session }) => {
  await session.edit('pages', 'home');
  const frame = session.page.frameLocator('iframe').frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  const bar = session.page.frameLocator('iframe');
  expect(await bar.locator('iframe').evaluate((frame) => frame.clientWidth)).toBe(1280);
  await bar.getByRole('radio', { name: 'Phone' }).check();
  expect(await bar.locator('iframe').evaluate((frame) => frame.clientWidth)).toBe(390);

  const path = join(copy, 'content/en/home.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('One team accountable', 'Another team accountable'));
  const start = Date.now();
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Another team');
  console.log('preview followed after', Date.now() - start);
  await session.page.getByRole('radio', { name: 'Spanish' }).first().click();
  await expect(frame.locator('html[lang="es"]')).toBeVisible();
});

test('a drawing is chosen from a gallery', async ({ session }) => {
  await session.edit('erp', 'sap');
  await session.expand('hero');
  await session.expand('hero.image');
  const scene = session.place('hero.image.scene');
  await scene.locator('summary').click();
  await scene.getByRole('button', { name: 'oracle-services-hero' }).click();

  const changed = await session.save();
  console.log(changed.map((path) => differences(original(path), edited(path))));
});
