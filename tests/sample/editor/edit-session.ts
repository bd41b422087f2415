import { copyFileSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';

/** The copy of the site that the screen edits (start.ts). */
export const copy = 'data/edited-site';

/** Sveltia names its fonts on a CDN beside those in its package; the policy keeps the browser from asking there. */
const knownRefusals = /https:\/\/cdn\.jsdelivr\.net\/fontsource\//;

/** The screen in a browser, with its folder picked: OPFS in place of a real one, which no test can pick. */
class EditSession {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.exposeFunction('contentFiles', contentFiles);
    await this.page.addInitScript(pickOpfs);
    await this.page.goto('');
    await this.page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(this.page.getByRole('treeitem').first()).toBeVisible();
    await this.page.goto('#/settings/contents');
    await this.page.getByRole('switch', { name: 'Close the editor after' }).click();
  }

  /** Loads the screen again, which then knows pages that were added meanwhile. */
  async reload(): Promise<void> {
    await this.page.evaluate('showDirectoryPicker()');
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

  /** Presses one of our own buttons; beside a page most stand in a list. */
  async press(name: string): Promise<void> {
    const more = this.page.getByRole('button', { name: 'More', exact: true });
    const button = this.page.locator('.editor-bar').getByRole('button', { name });
    if ((await more.isVisible()) && !(await button.isVisible())) await more.click();
    await button.click();
  }

  get dialog(): Locator {
    return this.page.locator('dialog.editor-dialog');
  }

  /** A language's pane; that of a file for both languages has none. */
  pane(language: 'en' | 'es'): Locator {
    const isSpanish = '[data-locale="es"]';
    return this.page.locator(`.pane[data-mode="edit"]${language === 'es' ? isSpanish : `:not(${isSpanish})`}`);
  }

  /** The place of a field in a language's pane, by its path in the file. */
  place(path: string, language: 'en' | 'es' = 'en'): Locator {
    return this.pane(language).locator(`[data-key-path="${path}"]`);
  }

  /** Sveltia draws fields when they come into sight: scrolls a pane until one does. */
  async reveal(path: string, language: 'en' | 'es'): Promise<void> {
    await this.scrollTo(this.place(path, language), language);
  }

  private async scrollTo(part: Locator, language: 'en' | 'es'): Promise<void> {
    await this.pane(language).hover();
    await expect(async () => {
      if (!(await part.isVisible())) await this.page.mouse.wheel(0, 400);
      expect(await part.isVisible()).toBe(true);
    }).toPass();
    await part.scrollIntoViewIfNeeded();
  }

  async fill(path: string, text: string, language: 'en' | 'es' = 'en'): Promise<void> {
    await this.reveal(path, language);
    await this.place(path, language).locator('input, textarea').fill(text);
  }

  /** Chooses from a list by name. */
  async choose(path: string, name: string, language: 'en' | 'es' = 'en'): Promise<void> {
    await this.reveal(path, language);
    await this.place(path, language).getByRole('combobox').click();
    await this.page.getByRole('option', { name }).click();
  }

  async expand(path: string, language: 'en' | 'es' = 'en', part = this.place(path, language)): Promise<void> {
    await this.reveal(path, language);
    const button = part.getByRole('button', { name: /^(Expand|Collapse)$/ }).first();
    await this.scrollTo(button, language);
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  }

  async expandEntry(list: string, at: number, language: 'en' | 'es' = 'en'): Promise<void> {
    await this.expand(list, language, this.place(list, language).locator('.item').nth(at));
  }

  /** Saves, and writes to disk what the browser wrote to its folder. Returns the files that differ now. A warning is told, and set aside; of a draft, what it lacks. */
  async save({ warning, isDraft = false }: { warning?: string; isDraft?: boolean } = {}): Promise<string[]> {
    await this.saveButton.click();
    if (warning) {
      await expect(this.dialog).toContainText(warning);
      await this.dialog.getByRole('button', { name: 'Save all the same' }).click();
    }
    // Where the check outlasted the click.
    const write = this.dialog.getByRole('button', { name: 'Write it to the folder' });
    await expect(this.page.getByText('Entry saved').or(write)).toBeVisible();
    if (await write.isVisible()) await write.click();
    await expect(this.page.getByText('Entry saved')).toBeVisible();
    if (isDraft) {
      await expect(this.dialog).toContainText('Before it can go out');
      await this.dialog.getByRole('button', { name: 'Close' }).click();
    }
    // The page stays open.
    await expect(this.saveButton).toBeDisabled();
    await expect(this.pane('en')).toBeVisible();
    return this.writeToDisk();
  }

  async writeToDisk(): Promise<string[]> {
    const texts = await this.page.evaluate(readOpfs);
    const changed = Object.entries(texts).filter(([path, text]) => textOf(join(copy, path)) !== text);
    for (const [path, text] of changed) {
      // As Chrome does.
      writeFileSync(join(copy, `${path}.crswap`), text);
      renameSync(join(copy, `${path}.crswap`), join(copy, path));
    }
    return changed.map(([path]) => path);
  }
}

/** A session of its own for each test, on the content as it is; what the policy refuses or another origin is asked for fails the test. */
export const test = base.extend<{ session: EditSession }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which others it needs.
  baseURL: async ({}, use) => use(readFileSync(join(copy, 'address'), 'utf8')),
  session: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      const isRefusal = /Content Security Policy/.test(message.text()) && !knownRefusals.test(message.text());
      if (isRefusal) faults.push(message.text());
    });
    page.on('pageerror', ({ message }) => {
      // The development server's page, which loads again once its packages have been bundled.
      if (!/dynamically imported module/.test(message)) faults.push(message);
    });
    page.on('requestfinished', (request) => {
      if (!/^(blob:)?http:\/\/127\.0\.0\.1:|^data:/.test(request.url()))
        faults.push(`another origin: ${request.url()}`);
    });
    restoreContent();
    const session = new EditSession(page);
    await session.open();
    await use(session);
    expect(faults).toEqual([]);
  },
});

/** Which section of a page is of a type. */
export function sectionOf(page: string, type: string): number {
  const { sections } = parse(readFileSync(`content/en/${page}.yaml`, 'utf8')) as { sections: { type: string }[] };
  return sections.findIndex((section) => section.type === type);
}

/** Which entry of the list of pages has an address. */
export function pageAt(address: string): number {
  const { pages } = parse(readFileSync('content/pages.yaml', 'utf8')) as { pages: { path: string }[] };
  return pages.findIndex(({ path }) => path === address);
}

/** Only what differs is written: for other files and another list of pages the development server starts again. */
function restoreContent(): void {
  const files = 'content/{*,en/*,es/*}.{yaml,lock}';
  for (const file of globSync([files, 'content/media/*.svg'], { cwd: copy }))
    if (!existsSync(file)) rmSync(join(copy, file));
  for (const file of globSync(files))
    if (textOf(file) !== textOf(join(copy, file))) copyFileSync(file, join(copy, file));
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function contentFiles(): [path: string, text: string][] {
  return globSync('content/{*,en/*,es/*}.yaml', { cwd: copy }).map((path) => [
    path,
    readFileSync(join(copy, path), 'utf8'),
  ]);
}

/** Runs in the page. */
function pickOpfs(): void {
  Object.assign(globalThis, {
    showDirectoryPicker: async () => {
      const { contentFiles } = globalThis as unknown as { contentFiles(): Promise<[string, string][]> };
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path, text] of await contentFiles()) {
        let folder = root;
        const [name = '', ...parents] = path.split('/').reverse();
        for (const parent of parents.reverse()) folder = await folder.getDirectoryHandle(parent, { create: true });
        const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await stream.write(text);
        await stream.close();
      }
      return root;
    },
  });
}

/** Runs in the page. */
async function readOpfs(): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  async function read(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
    for await (const [name, handle] of folder.entries()) {
      if (handle.kind === 'directory') await read(handle as FileSystemDirectoryHandle, `${path}${name}/`);
      else texts[path + name] = await (await (handle as FileSystemFileHandle).getFile()).text();
    }
  }
  await read(await navigator.storage.getDirectory(), '');
  return texts;
}
