import type { ApiEntry, AppEventListener, CmsConfig } from '@sveltia/cms';
import { firstLocale, locales } from '#site/bundled-site.ts';
import { readContent, writeContent, type YamlFile } from '#site/edit-yaml.ts';
import type { FileTexts } from '../check-edit.ts';
import type { LocalizedFinding } from '../localizer.ts';
import { tidy, withShared } from '../tidy.ts';
import { ask, showProgress } from './dialog.ts';
import { editedFile } from './files.ts';
import { findingList } from './findings.ts';
import { request } from './request.ts';
import { words } from './words.ts';

/** One language's file in a save: the text it was read from, the values to write, and where the entry has them. */
type EditedFile = { path: string; base: string; values: YamlFile; entryPath: string[] };
type EntryMap = Parameters<AppEventListener['handler']>[0]['entry'];

/**
 * Checks the texts before a save, and asks the editor where there are findings or a file has changed on disk since it
 * was read. Returns the entry with the whole text of each file, so that exactly that is written. Throws where the
 * editor does not save.
 */
export async function beforeSave(entry: EntryMap, config: CmsConfig): Promise<EntryMap> {
  const editedFiles = editedFilesOf(entry, config);
  for (;;) {
    const texts = textsOf(editedFiles);
    const { onDisk, findings, draftFindings } = await askCheck(texts);
    openDraftFindings = draftFindings.toSorted((a, b) => Number(a.code === 'hint') - Number(b.code === 'hint'));
    isListSaved = 'content/pages.yaml' in texts;
    const changedFiles = editedFiles.filter(({ path, base }) => onDisk[path]?.trim() !== base.trim());
    if (changedFiles.length > 0) {
      const answer = await ask(words.changed, [words.changedAbout], { '': words.back, save: words.save });
      if (answer !== 'save') refuse();
      for (const file of changedFiles) file.base = onDisk[file.path] ?? '';
      continue;
    }
    if (findings.length > 0) await showFindings(findings, config);
    await askToWrite();
    return editedFiles.reduce(
      (saved, { entryPath, path, values }) => saved.setIn(entryPath, { ...values, __source: texts[path] }),
      entry,
    );
  }
}

let hasWritten = false;

/** Chrome asks whether the page may write only right after a click, which the check may have outlasted. */
async function askToWrite(): Promise<void> {
  const answer = hasWritten || navigator.userActivation.isActive || (await ask(words.mayWrite, [], writeButtons));
  if (!answer) refuse();
  hasWritten = true;
}

const writeButtons = { '': words.back, write: words.write };

function editedFilesOf(entry: EntryMap, config: CmsConfig) {
  const { data, i18n, path } = entry.toJS() as Pick<ApiEntry, 'data' | 'i18n' | 'path'>;
  const file = editedFile(config, path);
  if (!file) throw new Error(`${path} is not in the configuration.`);
  // The preview gives the language that it shows in place of the first one.
  const shownLocale = locales.find((locale) => file.file.replace('{{locale}}', locale) === path) ?? firstLocale;
  const versions = Object.entries({ [shownLocale]: { data }, ...i18n });
  const editedFiles = versions.map(([name, version]): EditedFile => {
    const { __source: base = '', ...values } = version.data;
    const entryPath = name === shownLocale ? ['data'] : ['i18n', name, 'data'];
    const path = file.file.replace('{{locale}}', name);
    const tidied = tidy(values, file, valuesOf(base)) as YamlFile;
    return { entryPath, path, base, values: tidied };
  });
  const firstFile = editedFiles.find(({ path }) => path === file.file.replace('{{locale}}', firstLocale));
  for (const edited of editedFiles) edited.values = withShared(edited.values, firstFile?.values, file) as YamlFile;
  return editedFiles;
}

function textsOf(editedFiles: EditedFile[]): FileTexts {
  return Object.fromEntries(
    editedFiles.map(({ path, base, values }) => [path, writeContent({ ...values, __source: base })]),
  );
}

function valuesOf(text: string): YamlFile {
  const { __source, ...values } = text ? readContent(text) : {};
  return values;
}

/** What the draft that is being saved lacks before it can go out, texts that are still hints at the end. */
let openDraftFindings: LocalizedFinding[] = [];
let isListSaved = false;

/** After a save of the list of pages the screen loads anew, since it marks drafts. */
export async function afterSave(config: CmsConfig): Promise<void> {
  if (openDraftFindings.length > 0) await ask(words.beforeItGoesOut, [findingList(openDraftFindings, config)]);
  if (!isListSaved) return;
  await ask(words.saved, [words.loads]);
  location.reload();
}

let previewTimer: ReturnType<typeof setTimeout> | undefined;

/** Updates the preview when typing pauses. */
export function showUnsaved(entry: EntryMap, config: CmsConfig): void {
  clearTimeout(previewTimer);
  previewTimer = setTimeout(() => {
    // An entry that was closed meanwhile has no path.
    if (!editedFile(config, String(entry.get('path')))) return;
    // Without an answer the preview stays as it is.
    request('PUT', 'unsaved', textsOf(editedFilesOf(entry, config))).catch(() => undefined);
  }, 500);
}

async function askCheck(
  texts: FileTexts,
): Promise<{ onDisk: FileTexts; findings: LocalizedFinding[]; draftFindings: LocalizedFinding[] }> {
  const answer = await showProgress(words.checking, request('POST', 'check', texts)).catch(() => undefined);
  if (answer?.ok) return answer.json();
  await ask(words.noServer, [], { '': words.back });
  refuse();
}

async function showFindings(findings: LocalizedFinding[], config: CmsConfig): Promise<void> {
  const isRefused = findings.some(({ level }) => level === 'error');
  const title = isRefused ? words.mustFix : words.mayFix;
  const buttons = { '': words.back, ...(!isRefused && { save: words.save }) };
  const answer = await ask(title, [findingList(findings, config)], buttons);
  if (answer !== 'save') refuse();
}

/** Keeps Sveltia from saving. Its message to try again later would not help and is closed. */
function refuse(): never {
  const observer = new MutationObserver(() => {
    const closeButton = document.querySelector<HTMLElement>(
      'dialog[open] [role=alertdialog] button, dialog[role=alertdialog][open] button',
    );
    if (!closeButton) return;
    observer.disconnect();
    closeButton.click();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  throw new Error(words.notSaved);
}
