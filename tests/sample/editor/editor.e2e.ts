import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';
import { parseDocument } from 'yaml';
import { hold } from '#tests/e2e/fixtures.ts';
import { copy, pageAt, sectionOf, test } from './edit-session.ts';

/** What axe finds in a part of the screen that is ours. */
async function faultsOf(page: Page | Frame | undefined, part: string): Promise<string[]> {
  await page?.evaluate(axe.source);
  return (await page?.evaluate(async (part) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(part);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, part)) as string[];
}

function pair(slug: string): [string, string] {
  return [`content/en/${slug}.yaml`, `content/es/${slug}.yaml`];
}

const original = (path: string) => readFileSync(path, 'utf8');
const edited = (path: string) => readFileSync(join(copy, path), 'utf8');

/** The lines that an edited file has no more, and those that are new in it. */
function changesOf(path: string, before = original(path)) {
  const [old, now] = [before.split('\n'), edited(path).split('\n')];
  return { gone: old.filter((line) => !now.includes(line)), added: now.filter((line) => !old.includes(line)) };
}

test('a sentence is changed in both languages, and nothing else', async ({ session }) => {
  await session.edit('erp', 'sap', 'es');
  await session.fill('summary', 'S/4HANA projects: "rehearsed" three times.');
  await session.fill('summary', 'Proyectos de S/4HANA, ensayados tres veces.', 'es');

  expect((await session.save()).sort()).toEqual(pair('sap'));
  const [english, spanish] = pair('sap').map((path) => changesOf(path));
  expect(english?.added).toEqual([`summary: 'S/4HANA projects: "rehearsed" three times.'`]);
  expect(spanish?.added).toEqual(['summary: Proyectos de S/4HANA, ensayados tres veces.']);
  expect([english?.gone.length, spanish?.gone.length]).toEqual([1, 1]);
});

test('a save that the content check refuses is not made, and says where it is wrong', async ({ session }) => {
  await session.edit('erp', 'sap', 'es');
  await session.fill('summary', 'Soluciones de clase mundial para su empresa, a {precio}.', 'es');
  await session.saveButton.click();

  await expect(session.dialog).toContainText('Not saved yet');
  expect(await faultsOf(session.page, '.editor-dialog')).toEqual([]);
  await expect(session.dialog.getByRole('listitem')).toContainText(['Spanish']);
  await session.dialog.getByRole('button', { name: 'Back to the text' }).click();
  expect(await session.writeToDisk()).toEqual([]);
  // Sveltia's own advice to try again later is gone, and the text can be mended at once.
  await expect(session.page.getByRole('alertdialog')).toBeHidden();
  await session.fill('summary', 'Proyectos de S/4HANA, ensayados tres veces.', 'es');
  expect(await session.save()).toEqual(['content/es/sap.yaml']);
});

test('while it checks, the screen says so and lets nobody open another page', async ({ session }) => {
  const letGo = await hold(session.page, '**/check');
  await session.edit('erp', 'sap');
  await session.fill('summary', 'S/4HANA projects, rehearsed.');
  await session.saveButton.click();

  await expect(session.dialog.getByRole('status')).toHaveText('Checking the text …');
  expect(await session.dialog.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  letGo();
  await expect(session.page.getByText('Entry saved')).toBeVisible();
});

test('a real client of a sample company is added in both languages, with a logo from a file of any name', async ({
  session,
}) => {
  const { page } = session;
  await session.edit('corporate', 'partners-clients', 'es');
  const at = sectionOf('partners-clients', 'clients');
  const clients = `sections.${at}`;
  await session.expandEntry('sections', at);
  await session.fill(`${clients}.title`, 'Nine clients and the work we do for them');
  await session.expandEntry('sections', at, 'es');
  await session.fill(`${clients}.title`, 'Nueve clientes y lo que hacemos para ellos', 'es');
  await session.place(`${clients}.items`).getByRole('button', { name: /^Add/ }).click();
  const entry = `${clients}.items.8`;
  await session.fill(`${entry}.id`, 'puerto-claro');
  await session.fill(`${entry}.name`, 'Puerto Claro');
  await session.fill(`${entry}.kind`, 'Shipping agent');
  await session.fill(`${entry}.work`, 'Freight bills matched against the port calendar every night.');
  await session.fill(`${entry}.link`, 'https://puertoclaro.example');
  await session.reveal(`${entry}.logo`, 'en');
  await session.place(`${entry}.logo`).getByRole('button', { name: 'Browse' }).click();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1z"/></svg>';
  await (await chosen).setFiles({
    name: 'Puerto Claro logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(logo),
  });
  await page.getByRole('button', { name: 'Insert' }).click();
  await session.fill(`${entry}.name`, 'Puerto Claro', 'es');
  await session.fill(`${entry}.kind`, 'Agente naviero', 'es');
  await session.fill(`${entry}.work`, 'Facturas de flete cotejadas cada noche con el calendario del puerto.', 'es');

  expect((await session.save()).sort()).toEqual([...pair('partners-clients'), 'content/media/puerto-claro-logo.svg']);
  expect(changesOf('content/es/partners-clients.yaml')).toEqual({
    gone: ['    title: Ocho clientes y lo que hacemos para ellos'],
    added: [
      '    title: Nueve clientes y lo que hacemos para ellos',
      '      - id: puerto-claro',
      '        name: Puerto Claro',
      '        logo: puerto-claro-logo.svg',
      '        sample: false',
      '        kind: Agente naviero',
      '        work: Facturas de flete cotejadas cada noche con el calendario del puerto.',
      '        link: https://puertoclaro.example',
    ],
  });
});

test('of a file that changed on disk the editor is told, and saves all the same', async ({ session }) => {
  const path = 'content/en/sap.yaml';
  await session.edit('erp', 'sap');
  await session.fill('summary', 'My own summary of the page.');
  const theirs = edited(path).replace(/^summary: .*$/m, 'summary: The summary of somebody else. # shorter');
  writeFileSync(join(copy, path), theirs);
  await session.saveButton.click();

  await expect(session.dialog).toContainText('Somebody else changed this file');
  expect(await faultsOf(session.page, '.editor-dialog')).toEqual([]);
  await session.dialog.getByRole('button', { name: 'Save all the same' }).click();
  await expect(session.page.getByText('Entry saved')).toBeVisible();
  expect(await session.writeToDisk()).toEqual([path]);
  expect(changesOf(path, theirs).added).toEqual([expect.stringMatching(/^summary: My own summary of the page\./)]);
});

test('the preview shows the edited language as it is typed and saved, at two widths', async ({ session }) => {
  await session.edit('others', 'home');
  const frame = session.page.frameLocator('iframe').frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  const bar = session.page.frameLocator('iframe');
  await expect(bar.locator('iframe')).toHaveAttribute('title', /the page as it is typed/);
  expect(await bar.locator('iframe').evaluate((frame) => frame.clientWidth)).toBe(1280);
  expect(await faultsOf(session.page.frames()[1], 'fieldset')).toEqual([]);
  await bar.getByRole('radio', { name: 'Phone' }).check();
  expect(await bar.locator('iframe').evaluate((frame) => frame.clientWidth)).toBe(390);

  const path = join(copy, 'content/en/home.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('One team accountable', 'Another team accountable'));
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Another team');
  await session.expandEntry('sections', 0);
  await session.fill('sections.0.title', 'One team that answers');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('One team that answers');
  const told = session.page.waitForResponse('**/unsaved');
  await session.fill('sections.0.title', '');
  await told;
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('One team that answers');
  await session.page.getByRole('radio', { name: 'Spanish' }).first().click();
  await expect(frame.locator('html[lang="es"]')).toBeVisible();
});

test('a drawing is chosen from a gallery, and the descriptions of the former one are told', async ({ session }) => {
  await session.edit('erp', 'sap');
  await session.expandEntry('sections', 0);
  await session.expand('sections.0.image');
  const scene = session.place('sections.0.image.scene');
  await scene.locator('summary').click();
  expect(await faultsOf(session.page, '.scene-field')).toEqual([]);
  await scene.getByRole('button', { name: 'oracle-services-hero' }).click();
  await expect(scene.locator('summary')).toBeFocused();
  await expect(scene.getByRole('button', { name: 'oracle-services-hero' })).toBeHidden();
  await session.fill('sections.0.image.alt', 'A map with a red line through it.');

  const told =
    'SAP · Spanish · Sections › no. 1 (Top of the page) › Picture › Description of the picture – A warning: still';
  expect((await session.save({ warning: told })).sort()).toEqual(pair('sap'));
  const chosen = '      scene: oracle-services-hero';
  const added = [[chosen, '      alt: A map with a red line through it.'], [chosen]];
  expect(pair('sap').map((path) => changesOf(path).added)).toEqual(added);
});

test('colors are typed as hex, and kept as hues', async ({ session }) => {
  const brand = 'content/brand.yaml';
  await session.edit('settings', 'brand');
  for (const [field, hex] of [
    ['hues.erp', '#1f7a4d'],
    ['action', '#0b57d0'],
  ] as const) {
    if (field.startsWith('hues')) await session.expand('hues');
    await session.reveal(field, 'en');
    await session.place(field).getByRole('textbox', { name: 'Color as hex' }).fill(hex);
    await session.page.keyboard.press('Tab');
  }

  expect(await session.save()).toEqual([brand]);
  expect(changesOf(brand).added).toEqual([
    expect.stringContaining('{ erp: 157, '),
    'action: { hue: 261, chroma: 0.199, lightness: 0.495 }',
  ]);
});

test('a notice is scheduled', async ({ session }) => {
  await session.edit('settings', 'notice');
  await session.fill('from', '2027-08-01T06:00');
  await session.fill('until', '2027-08-02T18:00');
  await session.expand('en');
  await session.fill('en.text', 'Closed on Monday, {emergencyPhone} answers.');
  await expect(session.page.frameLocator('iframe').getByText(/Closed on Monday, [^{}]+ answers\./)).toBeVisible();

  expect(await session.save()).toEqual(['content/notice.yaml']);
  expect(changesOf('content/notice.yaml').added).toEqual([
    'from: 2027-08-01T06:00:00-04:00',
    'until: 2027-08-02T18:00:00-04:00',
    '  text: Closed on Monday, {emergencyPhone} answers.',
  ]);
});

test('a former address is added to a file that is a list', async ({ session }) => {
  await session.edit('settings', 'redirects');
  await session.place('entries').getByRole('button', { name: /^Add/ }).first().click();
  const at = original('content/redirects.yaml').match(/^- \{/gm)?.length;
  await session.fill(`entries.${at}.from`, '/old-sap');
  await session.choose(`entries.${at}.to`, 'SAP (/sap)');

  expect(await session.save()).toEqual(['content/redirects.yaml']);
  expect(changesOf('content/redirects.yaml')).toEqual({ gone: [], added: ['- from: /old-sap', '  to: /sap'] });
});

test('a translation whose source changed is listed, rewritten, and marked as right by a click', async ({ session }) => {
  const { page, dialog } = session;
  await session.edit('erp', 'sap');
  await session.fill('summary', 'S/4HANA projects and daily support. Every cutover is rehearsed four times.');
  await session.save();
  await session.edit('erp', 'oracle-services');
  await session.press('Translations');
  const entry = dialog.getByRole('listitem').filter({ hasText: 'SAP · Spanish · Summary' });
  await entry.waitFor();
  expect(await faultsOf(page, '.editor-dialog')).toEqual([]);
  await entry.getByRole('link').click();
  await page.getByRole('radio', { name: 'Spanish' }).last().click();
  await session.fill('summary', 'Proyectos de S/4HANA y apoyo diario. Cada arranque se ensaya cuatro veces.', 'es');

  expect(await session.save()).toEqual(['content/es/sap.yaml']);
  await session.press('Translations');
  await expect(entry).toContainText('cuatro veces');
  await entry.getByRole('button', { name: 'Still right' }).click();
  await expect(entry).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await session.press('Translations');
  await expect(dialog).toBeVisible();
  await expect(entry).toHaveCount(0);
});

test('a section is moved, copied, removed and added in both languages, and nothing else', async ({ session }) => {
  const { page } = session;
  const files = pair('partners-clients');
  const parts = (path: string, text = edited(path)) => text.split(/\n\n(?= {2}- type: )|(?<=\nsections:\n)/);
  const section = (at: number) => session.place('sections').locator(':scope > * .item').nth(at);
  async function expectSections(...order: number[]): Promise<void> {
    expect((await session.save()).sort()).toEqual(files);
    for (const path of files) {
      const [head, ...before] = parts(path, original(path).trimEnd());
      expect(parts(path, edited(path).trimEnd())).toEqual([head, ...order.map((at) => before[at])]);
    }
  }

  await session.edit('corporate', 'partners-clients');
  await section(1).getByRole('button', { name: 'Reorder Item' }).press('ArrowDown');
  await expectSections(0, 2, 1, 3, 4);
  await section(1).getByRole('button', { name: 'Remove' }).click();
  await expectSections(0, 1, 3, 4);
  await session
    .place('sections')
    .getByRole('button', { name: /^Add .?Sections/ })
    .click();
  await page.getByRole('menuitem', { name: 'Related pages' }).click();
  await session.reveal('sections.4.pages', 'en');
  await session.place('sections.4.pages').getByRole('button', { name: /^Add/ }).click();
  await session.choose('sections.4.pages.0', 'People (/people)');
  await section(4).getByRole('button', { name: 'List Item Options' }).first().click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  expect((await session.save()).sort()).toEqual(files);
  for (const path of files) {
    const [head, ...before] = parts(path, original(path).trimEnd());
    const related = '  - type: related\n    pages:\n      - /people\n';
    const left = [0, 1, 3, 4].map((at) => before[at]).join('\n\n');
    expect(edited(path)).toBe(`${head}${left}\n${related}${related}`);
  }
});

test('a section that was removed and taken back stands in both languages as before', async ({ session }) => {
  const { page } = session;
  await session.edit('corporate', 'partners-clients', 'es');
  const section = session.place('sections').locator(':scope > * .item').nth(1);
  await section.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Revert All Changes' }).click();
  await session.fill('summary', 'Who we work with, and for whom.');
  await session.fill('summary', 'Con quién trabajamos, y para quién.', 'es');

  expect((await session.save()).sort()).toEqual(pair('partners-clients'));
  for (const path of pair('partners-clients')) {
    const { gone, added } = changesOf(path);
    expect([gone.length, added]).toEqual([1, [expect.stringMatching(/^summary: /)]]);
  }
});

test('a page is made from a kind, with its entry in the list, written, and deleted', async ({ session }) => {
  const { page, dialog } = session;
  await session.press('New page');
  await dialog.getByLabel('Kind of page').selectOption('Landing page of a campaign');
  await dialog.getByLabel('Name of the page · English').fill('Fair');
  await dialog.getByLabel('Name of the page · Spanish').fill('Feria');
  await dialog.getByLabel('Address').fill('/sap');
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  await expect(dialog).toContainText('/sap exists already');
  await expect(dialog.getByLabel('Kind of page')).toHaveValue('landing');
  await dialog.getByLabel('Address').fill('/spring-fair');
  const settings = page.waitForResponse(/settings\.en\.json$/);
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  await (await settings).finished();
  await expect(page).toHaveURL(/entries\/spring-fair$/);
  await session.reload();
  await session.edit('others', 'spring-fair');

  const list = 'content/pages.yaml';
  expect(edited(list)).toBe(`${original(list)}  - path: /spring-fair\n    kind: landing\n    state: draft\n`);
  await page.getByRole('radio', { name: 'Spanish' }).last().click();
  await session.fill('navLabel', 'Spring fair');
  await session.fill('navLabel', 'Feria de primavera', 'es');
  expect((await session.save({ isDraft: true })).sort()).toEqual(pair('spring-fair'));

  await session.press('Delete a page');
  await expect(dialog.getByLabel('Page')).toHaveValue('spring-fair');
  await dialog.getByLabel('Page').selectOption('SAP (/sap)');
  await dialog.getByRole('button', { name: 'Delete this page' }).click();
  await expect(dialog).toContainText('S/4HANA at a food distributor · English');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await session.press('Delete a page');
  await dialog.getByRole('button', { name: 'Delete this page' }).click();
  await expect(dialog).toContainText('The page was deleted');
  const restarted = page.waitForResponse(/settings\.en\.json$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await (await restarted).finished();
  expect(pair('spring-fair').filter((file) => existsSync(join(copy, file)))).toEqual([]);
  expect(edited(list)).toBe(original(list));
});

test('a page gets another address, and an earlier version of it is brought back', async ({ session }) => {
  const { page, dialog } = session;
  await session.edit('digital', 'testing');
  await session.fill('summary', 'Tests that are written down, and people who run them.');
  await session.save();
  await session.press('Publish');
  await expect(dialog.locator('ins')).toContainText(['Tests that are written down']);
  expect(await faultsOf(page, '.editor-dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await session.press('Change an address');
  await expect(dialog.getByLabel('New address')).toHaveValue('/testing');
  await dialog.getByLabel('New address').fill('/sap');
  await dialog.getByRole('button', { name: 'Change the address' }).click();
  await expect(dialog).toContainText('/sap exists already');
  expect(await faultsOf(page, '.editor-dialog')).toEqual([]);
  await dialog.getByLabel('New address').fill('/quality-assurance');
  const settings = page.waitForResponse(/settings\.en\.json$/);
  await dialog.getByRole('button', { name: 'Change the address' }).click();
  await (await settings).finished();
  await expect(page).toHaveURL(/digital\/entries\/quality-assurance$/);
  expect(pair('testing').filter((file) => existsSync(join(copy, file)))).toEqual([]);
  expect(edited('content/redirects.yaml')).toContain('- from: /es/testing\n  to: /es/quality-assurance\n');

  await session.reload();
  await session.edit('digital', 'quality-assurance');
  await session.fill('summary', 'Tests, written anew.');
  await session.save();
  // As after a save, which closes a page unless a setting says otherwise.
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await session.press('Earlier versions');
  await expect(dialog.getByLabel('Page')).toHaveValue('quality-assurance');
  const version = (text: string) => dialog.locator('li:has(details)').filter({ hasText: text });
  await version('Tests, written anew.').first().locator('summary').click();
  await expect(dialog).toContainText('Testing · English · Summary');
  expect(await faultsOf(page, '.editor-dialog')).toEqual([]);
  await version('and people who run them.').last().getByRole('button', { name: 'Bring this back' }).click();
  await expect.poll(() => edited('content/en/quality-assurance.yaml')).toContain('and people who run them.');
  expect(edited('content/en/quality-assurance.yaml')).toContain('service: /quality-assurance');
  await expect(dialog).toContainText('This version was brought back');
});

test('an article is written in both languages in Markdown, as it was typed', async ({ session }) => {
  const { page } = session;
  const headers = { Origin: new URL(page.url()).origin };
  expect(
    await page.request.post('pages', { headers, data: { path: '/insights/agents', kind: 'insight', names: {} } }),
  ).toBeOK();
  await session.reload();
  const body =
    '## What it *costs*\n\n- one **agent**\n- [two](/sap)\n\n| a | b |\n| --- | --: |\n| c[^1] | 1 |\n\n[^1]: a note';
  const bodies = { en: body, es: body.replace('What it', 'Lo que') };
  await session.edit('others', 'insights-agents', 'es');
  for (const language of ['en', 'es'] as const) {
    await session.expandEntry('sections', 1, language);
    await session.fill('sections.1.body', bodies[language], language);
  }
  expect((await session.save({ isDraft: true })).sort()).toEqual(pair('insights-agents'));
  const written = pair('insights-agents').map((file) => parseDocument(edited(file)).getIn(['sections', 1, 'body']));
  expect(written.map((text) => String(text).trim())).toEqual([bodies.en, bodies.es]);
  expect(edited('content/en/insights-agents.yaml')).toContain('    body: |-\n      ## What it *costs*\n\n      - one');
  // Throws where the check finds an error.
  execFileSync('node', ['tools/content-lint/check-content.ts'], { cwd: copy });
});

test('hiding a page changes the former addresses that lead to it in the same step', async ({ session }) => {
  const { dialog } = session;
  const former = original('content/redirects.yaml').match(/- .* to: \/sap-business-one \}/g) ?? [];
  const at = pageAt('/sap-business-one');
  await session.edit('settings', 'pages');
  await session.expandEntry('pages', at);
  await session.reveal(`pages.${at}.state`, 'en');
  await session.place(`pages.${at}.state`).getByRole('radio', { name: 'draft' }).click();
  await session.saveButton.click();

  await expect(dialog.getByRole('combobox')).toHaveCount(former.length);
  expect(await faultsOf(session.page, '.editor-dialog')).toEqual([]);
  await dialog.getByRole('combobox').first().selectOption('/about-us');
  await dialog.getByRole('button', { name: 'Change them and save' }).click();
  await expect(session.saveButton).toBeDisabled();
  const { gone, added } = changesOf('content/redirects.yaml');
  // The home page, unless another one is chosen.
  const led = former.map((line, at) => line.replace('to: /sap-business-one', at ? 'to: /' : 'to: /about-us'));
  expect([gone.length, added]).toEqual([former.length, led]);
});
