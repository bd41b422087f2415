import type { ApiEntry, AppEventListener, CmsConfig } from '@sveltia/cms';
import { keyOf } from '#site/content-error.ts';
import { firstLocale } from '#site/locale.ts';
import type { Texts } from '../check-edit.ts';
import { type Content, readContent, writeContent } from '../exact-yaml.ts';
import { type Clash, merge } from '../merge.ts';
import { type Shape, tidy } from '../tidy.ts';
import { ask, element, tell } from './dialog.ts';
import { type Found, listOf } from './findings.ts';
import { formerAddresses, isFormer, moveFormerAddresses } from './former-addresses.ts';
import { fileOf, labelsOf } from './labels.ts';
import { languageName, words } from './words.ts';

/** One language's file in a save: what it was read from, and what shall stand in it. */
type Draft = { place: string[]; path: string; language: string; base: string; values: Content };
type EntryMap = Parameters<AppEventListener['handler']>[0]['entry'];

/**
 * Before a save: checks the texts as they would be, and asks when something speaks against it or when a file is another one
 * than was read. Gives the entry with the whole text of each file, so that it is written as it was checked. Throws when it
 * shall not be saved.
 */
export async function beforeSave(entry: EntryMap, config: CmsConfig): Promise<EntryMap> {
  const { file, drafts } = draftsOf(entry, config);
  for (;;) {
    const texts = textsOf(drafts);
    const { onDisk, findings } = await check(texts);
    const changed = drafts.filter(({ path, base }) => onDisk[path]?.trim() !== base.trim());
    if (changed.length > 0) {
      await joinVersions(changed, onDisk, file);
      continue;
    }
    const former = formerAddresses in texts ? [] : findings.filter(isFormer);
    if (former.length > 0 && former.length === findings.length) {
      if (await moveFormerAddresses(former, config)) continue;
      refuse();
    }
    if (findings.length > 0) await showFindings(findings, config);
    return drafts.reduce(
      (saved, { place, path, values }) => saved.setIn(place, { ...values, __source: texts[path] }),
      entry,
    );
  }
}

function draftsOf(entry: EntryMap, config: CmsConfig) {
  const { data, i18n, path } = entry.toJS() as Pick<ApiEntry, 'data' | 'i18n' | 'path'>;
  const file = fileOf(config, path);
  if (!file) throw new Error(`${path} is not in the configuration.`);
  const versions = Object.entries({ [firstLocale]: { data }, ...i18n });
  const drafts = versions.map(([name, version]): Draft => {
    const { __source: base = '', ...values } = version.data;
    const place = name === firstLocale ? ['data'] : ['i18n', name, 'data'];
    const path = file.file.replace('{{locale}}', name);
    const tidied = tidy(values, file, valuesOf(base)) as Content;
    return { place, path, language: file.i18n ? name : '', base, values: tidied };
  });
  return { file, drafts };
}

function textsOf(drafts: Draft[]): Texts {
  return Object.fromEntries(
    drafts.map(({ path, base, values }) => [path, writeContent({ ...values, __source: base })]),
  );
}

let typing: ReturnType<typeof setTimeout> | undefined;

/** Lets the preview follow what is typed, once it rests. */
export function showUnsaved(entry: EntryMap, config: CmsConfig): void {
  clearTimeout(typing);
  typing = setTimeout(() => {
    // An entry that was closed meanwhile has no path.
    if (!fileOf(config, String(entry.get('path')))) return;
    // Where nobody answers, the preview stays as it is.
    send('PUT', 'unsaved', textsOf(draftsOf(entry, config).drafts)).catch(() => undefined);
  }, 500);
}

function send(method: string, address: string, texts: Texts): Promise<Response> {
  return fetch(address, { method, body: JSON.stringify(texts), headers: { 'Content-Type': 'application/json' } });
}

async function check(texts: Texts): Promise<{ onDisk: Texts; findings: Found[] }> {
  const close = tell(words.checking);
  const answer = await send('POST', 'check', texts)
    .catch(() => undefined)
    .finally(close);
  if (answer?.ok) return answer.json();
  await ask(words.noServer, [], { '': words.back });
  refuse();
}

async function showFindings(findings: Found[], config: CmsConfig): Promise<void> {
  const isRefused = findings.some(({ level }) => level === 'error');
  const title = isRefused ? words.mustFix : words.mayFix;
  const buttons = { '': words.back, ...(!isRefused && { save: words.save }) };
  const answer = await ask(title, [listOf(findings, config)], buttons);
  if (answer !== 'save') refuse();
}

/** Keeps Sveltia from saving. It then asks to try again later, which would not help: that message is closed. */
function refuse(): never {
  const observer = new MutationObserver(() => {
    const close = document.querySelector<HTMLElement>(
      'dialog[open] [role=alertdialog] button, dialog[role=alertdialog][open] button',
    );
    if (!close) return;
    observer.disconnect();
    close.click();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  throw new Error(words.notSaved);
}

/** Lets the editor choose, and puts what both versions say together into the drafts. */
async function joinVersions(drafts: Draft[], onDisk: Texts, file: Shape): Promise<void> {
  const join = (draft: Draft, prefer: 'mine' | 'theirs') =>
    merge(valuesOf(draft.base), draft.values, valuesOf(onDisk[draft.path] ?? ''), prefer);
  const items = drafts.flatMap((draft) => join(draft, 'mine').clashes.map((clash) => clashItem(clash, draft, file)));
  const content = items.length > 0 ? element('ul', {}, ...items) : element('p', {}, words.noClash);
  const answer = await ask(words.changed, [element('p', {}, words.changedAbout), content], {
    '': words.back,
    mine: words.keepMine,
    theirs: words.keepTheirs,
  });
  if (answer !== 'mine' && answer !== 'theirs') return refuse();
  for (const draft of drafts) {
    draft.values = join(draft, answer).value as Content;
    draft.base = onDisk[draft.path] ?? '';
  }
}

function clashItem({ key, mine, theirs }: Clash, { language, values }: Draft, file: Shape): HTMLElement {
  const sections = (values.sections ?? []) as { type?: string }[];
  const place = { key: keyOf(key), type: sections[Number(key[1])]?.type };
  const name = [languageName(language), labelsOf(file, place)].filter(Boolean).join(' · ');
  const texts = [words.mine, mine, words.theirs, theirs].map((value, at) =>
    at % 2 ? element('blockquote', {}, typeof value === 'string' ? value : JSON.stringify(value)) : String(value),
  );
  return element('li', {}, element('strong', {}, name), ' ', ...texts);
}

function valuesOf(text: string): Content {
  const { __source, ...values } = text ? readContent(text) : {};
  return values;
}
