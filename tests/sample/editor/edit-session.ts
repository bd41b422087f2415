import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The copy of the site that the screen edits (start.ts). */
export const copy = 'data/edited-site';
const git = (...words: string[]) => execFileSync('git', words, { cwd: copy, encoding: 'utf8' });

type Language = 'en' | 'es';
type Texts = Record<string, string>;

/** Sveltia names its fonts on a CDN beside those in its package; the policy keeps the browser from asking there. */
const knownRefusals = /https:\/\/cdn\.jsdelivr\.net\/fontsource\//;

/** The screen in a browser. Its folder is one of the browser's own, since no test can pick a real one. */
class EditSession {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.addInitScript('globalThis.showDirectoryPicker = () => navigator.storage.getDirectory()');
    await this.page.goto('');
    await this.page.evaluate(writeFolder, textsOnDisk());
    await this.page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(this.page.getByRole('treeitem').first()).toBeVisible();
    await this.page.goto('#/settings/contents');
    await this.page.getByRole('switch', { name: 'Close the editor after' }).click();
  }

  /** Loads the screen again, with the files as they are now. */
  async reload(): Promise<void> {
    await this.page.evaluate(writeFolder, textsOnDisk());
    await this.page.goto('#/collections');
    await this.page.reload();
    await expect(this.page.getByRole('treeitem').first()).toBeVisible();
  }

  /** Opens a file, with its Spanish pane beside the English one where that is asked for. */
  async edit(collection: string, file: string, beside?: 'es'): Promise<void> {
    // An open entry stays empty when another one takes its place.
    await this.page.goto(`#/collections/${collection}`);
    await expect(this.saveButton).toBeHidden();
    await this.page.goto(`#/collections/${collection}/entries/${file}`);
    await expect(this.saveButton).toBeVisible();
    if (beside) await this.page.getByRole('radio', { name: 'Spanish' }).last().click();
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  get dialog(): Locator {
    return this.page.locator('dialog.editor-dialog');
  }

  async press(name: string): Promise<void> {
    if (name !== 'Publish') await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Presses a button of a dialog which makes the screen load again. */
  async pressAndLoad(name: string): Promise<void> {
    const settings = this.page.waitForResponse(/settings\.en\.json$/);
    await this.dialog.getByRole('button', { name }).click();
    await (await settings).finished();
  }

  /** A field in a language's pane, by its path in the file; a file for both languages has one pane. */
  field(path: string, language: Language = 'en'): Locator {
    const isSpanish = '[data-locale="es"]';
    const pane = `.pane[data-mode="edit"]${language === 'es' ? isSpanish : `:not(${isSpanish})`}`;
    return this.page.locator(`${pane} [data-key-path="${path}"]`);
  }

  /** Sveltia draws fields when they come into sight: scrolls a pane down until one does. */
  async reveal(path: string, language: Language = 'en', part = this.field(path, language)): Promise<void> {
    const pane = this.page.locator(`.pane[data-mode="edit"]${language === 'es' ? '[data-locale="es"]' : ''}`).first();
    await pane.hover();
    await expect(async () => {
      if (!(await part.isVisible())) await this.page.mouse.wheel(0, 400);
      expect(await part.isVisible()).toBe(true);
    }).toPass();
    await part.scrollIntoViewIfNeeded();
  }

  async fill(path: string, text: string, language: Language = 'en'): Promise<void> {
    await this.reveal(path, language);
    await this.field(path, language).locator('input, textarea').fill(text);
  }

  /** Opens a group, or an entry of a list. */
  async expand(path: string, language: Language = 'en', entry?: number): Promise<void> {
    const field = this.field(path, language);
    const part = entry === undefined ? field : field.locator('.item').nth(entry);
    const button = part.getByRole('button', { name: /^(Expand|Collapse)$/ }).first();
    await this.reveal(path, language, button);
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  }

  /**
   * Saves, and writes to disk what the browser wrote to its folder. Returns the files that differ now. A warning is
   * told, and set aside.
   */
  async save(warning?: string): Promise<string[]> {
    await this.saveButton.click();
    if (warning) {
      await expect(this.dialog).toContainText(warning);
      await this.dialog.getByRole('button', { name: 'Save all the same' }).click();
    }
    // Where the check outlasted the click.
    const write = this.dialog.getByRole('button', { name: 'Write it to the folder' });
    await expect(this.page.getByText('Entry saved').or(write)).toBeVisible();
    if (await write.isVisible()) await write.click();
    await expect(this.saveButton).toBeDisabled();
    const before = textsOnDisk();
    const changed = Object.entries(await this.page.evaluate(readFolder)).filter(
      ([path, text]) => before[path] !== text,
    );
    for (const [path, text] of changed) writeFileSync(join(copy, path), text);
    return changed.map(([path]) => path).sort();
  }

  /** What axe finds in the dialog that is open. */
  async faults(): Promise<string[]> {
    await this.page.evaluate(axe.source);
    const { violations } = await this.page.evaluate<axe.AxeResults>('axe.run(".editor-dialog")');
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }
}

/**
 * A session of its own for each test, on the content as it is; what the policy or Sveltia refuses, or another origin is
 * asked for, fails the test.
 */
export const test = base.extend<{ session: EditSession }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which others it needs.
  baseURL: async ({}, use) => use(readFileSync(join(copy, 'address'), 'utf8')),
  session: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      const isRefusal = /Content Security Policy/.test(message.text()) && !knownRefusals.test(message.text());
      // With one option that its schema lacks, Sveltia checks the whole configuration twice.
      const isUnknownOption = /configuration schema/.test(message.text());
      if (isRefusal || isUnknownOption) faults.push(message.text());
    });
    // The development server's page loads again once its packages have been bundled.
    page.on('pageerror', ({ message }) => /dynamically imported module/.test(message) || faults.push(message));
    page.on('requestfinished', (request) => {
      if (!/^(blob:)?http:\/\/127\.0\.0\.1:|^data:/.test(request.url()))
        faults.push(`another origin: ${request.url()}`);
    });
    git('checkout', '--quiet', '--', 'content');
    git('clean', '--quiet', '--force', 'content');
    const session = new EditSession(page);
    await session.open();
    await use(session);
    expect(faults).toEqual([]);
  },
});

/** The lines that a file has no more since the first commit, and those that are new in it. */
export function changesOf(path: string): { gone: string[]; added: string[] } {
  const lines = git('diff', '--unified=0', '--', path).split('\n').slice(4);
  const withSign = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
  return { gone: withSign('-'), added: withSign('+') };
}

function textsOnDisk(): Texts {
  const paths = globSync('content/{*,en/*,es/*}.yaml', { cwd: copy });
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(copy, path), 'utf8')]));
}

/** Runs in the page. */
async function writeFolder(texts: Texts): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle('.git', { create: true });
  for (const [path, text] of Object.entries(texts)) {
    const [name = '', ...parents] = path.split('/').reverse();
    let folder = root;
    for (const parent of parents.reverse()) folder = await folder.getDirectoryHandle(parent, { create: true });
    const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await stream.write(text);
    await stream.close();
  }
}

/** Runs in the page. */
async function readFolder(): Promise<Texts> {
  const texts: Texts = {};
  async function read(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
    for await (const [name, handle] of folder.entries()) {
      if (handle.kind === 'directory') await read(handle as FileSystemDirectoryHandle, `${path}${name}/`);
      else texts[path + name] = await (await (handle as FileSystemFileHandle).getFile()).text();
    }
  }
  await read(await navigator.storage.getDirectory(), '');
  return texts;
}
