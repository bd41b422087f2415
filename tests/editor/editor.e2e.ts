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
  await session.page.screenshot({ path: '/work/tmp/edit-run/6.png' });
  await session.dialog.getByRole('button', { name: 'Back to the text' }).click();
  await session.page.waitForTimeout(1000);
  await session.page.screenshot({ path: '/work/tmp/edit-run/7.png' });
  expect(await session.writeToDisk()).toEqual([]);
});

test('a client is added in both languages', async ({ session }) => {
  await session.edit('corporate', 'partners-clients');
  await session.page.screenshot({ path: '/work/tmp/edit-run/5.png' });
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
  await session.page.screenshot({ path: '/work/tmp/edit-run/8.png' });
  await expect(session.dialog).toContainText('My own summary of the page.');
  await expect(session.dialog).toContainText('The summary of somebody else.');
  await session.dialog.getByRole('button', { name: 'Keep my text' }).click();
  await expect(session.page.getByText('Entry saved')).toBeVisible();
  expect(await session.writeToDisk()).toEqual([path]);
  expect(differences(theirs, edited(path)).added).toEqual(['summary: My own summary of the page.']);
});
