import type { CmsConfig } from '@sveltia/cms';
import { firstLocale, locales } from '#site/bundled-site.ts';
import { inLocale } from '#site/languages.ts';
import type { LocalizedFinding } from '../localizer.ts';
import type { ScreenSettings } from '../server.ts';
import { filesOf } from '../tidy.ts';
import { ask, element, showProgress } from './dialog.ts';
import { entryAddress } from './files.ts';
import { findingList } from './findings.ts';
import { request } from './request.ts';
import { language, languageName, words } from './words.ts';

/** The result of a request, and the name of its page. */
type PageResponse = { name: string; findings: LocalizedFinding[] };

let lastEditedPage: string | undefined;

/** Returns whether a page is open, and notes which, since Sveltia closes a saved page. */
export function noteOpenPage(): boolean {
  const [, name] = /\/entries\/([a-z0-9-]+)/.exec(location.hash) ?? [];
  lastEditedPage = name ?? lastEditedPage;
  return name !== undefined;
}

/** A choice by name, of which the page that was edited last is chosen. */
export function choiceOf(names: [value: string, name: string][]): HTMLSelectElement {
  const choice = element('select', {}, ...names.map(([value, name]) => new Option(name, value)));
  if (names.some(([value]) => value === lastEditedPage)) choice.value = lastEditedPage ?? '';
  return choice;
}

/** The same for pages, whose addresses are given by name. */
function pageChoice(config: CmsConfig, pages: Record<string, string>): HTMLSelectElement {
  const labels = new Map(filesOf(config).map(({ name, label }) => [name, label]));
  return choiceOf(Object.entries(pages).map(([name, path]) => [name, withAddress(labels.get(name) ?? name, path)]));
}

export function withAddress(label: string, path: string): string {
  return `${label} (${path})`;
}

/** Asks for the name, the address and the kind of a new page. */
export async function makePage({ config, pageKinds }: Pick<ScreenSettings, 'config' | 'pageKinds'>): Promise<void> {
  const locale = locales.includes(language) ? language : firstLocale;
  const names = locales.map((name) => element('input', { name, required: true }));
  const path = element('input', { placeholder: '/sap-payroll' });
  const kind = element(
    'select',
    { required: true },
    new Option(''),
    ...pageKinds.map(({ id, name }) => new Option(inLocale(name, locale), id)),
  );
  const nameFields = names.map((input) => labeled(`${words.pageName} · ${languageName(input.name)}`, input));
  const fields = [
    element('p', {}, words.newPageAbout),
    ...nameFields,
    labeled(words.address, path),
    labeled(words.kind, kind),
  ];
  const send = async () => {
    const { name, findings } = await requestPage('POST', 'pages', {
      path: pathIn(path),
      kind: kind.value,
      names: Object.fromEntries(names.map(({ name, value }) => [name, value.trim()])),
    });
    // The page has no entry yet that a finding could lead to.
    return { name, findings: findings.map((finding) => ({ ...finding, file: '', breadcrumb: words.address })) };
  };
  const name = await askUntilDone(words.newPage, fields, words.makePage, send, config);
  if (name) reloadAt(name);
}

/** Asks for a page and its new address. `pages` has their addresses by name. */
export async function askToMovePage(config: CmsConfig, pages: Record<string, string>): Promise<void> {
  const choice = pageChoice(config, pages);
  const path = element('input', {});
  const showAddress = () => {
    path.value = pages[choice.value] ?? '';
  };
  choice.addEventListener('change', showAddress);
  showAddress();
  const fields = [element('p', {}, words.moveAbout), labeled(words.whichPage, choice), labeled(words.newAddress, path)];
  const send = () => requestPage('PUT', `pages/${choice.value}`, { path: pathIn(path) });
  const name = await askUntilDone(words.movePage, fields, words.moveNow, send, config);
  if (name) reloadAt(name);
}

/** Asks which page to delete. */
export async function deletePage(config: CmsConfig, pages: Record<string, string>): Promise<void> {
  const choice = pageChoice(config, pages);
  const send = () => requestPage('DELETE', `pages/${choice.value}`);
  const fields = [element('p', {}, words.deleteAbout), labeled(words.whichPage, choice)];
  if (!(await askUntilDone(words.deletePage, fields, words.deleteNow, send, config))) return;
  location.hash = '#/collections';
  await ask(words.isDeleted, [words.comesBack]);
  location.reload();
}

/** Asks until there is no finding. Returns the page's name, or nothing if the editor gave up. */
async function askUntilDone(
  title: string,
  fields: HTMLElement[],
  action: string,
  send: () => Promise<PageResponse>,
  config: CmsConfig,
): Promise<string | undefined> {
  const buttons = { '': words.close, do: action };
  let content = [...fields, element('p', {}, words.loads)];
  while ((await ask(title, content, buttons)) === 'do') {
    const { name, findings } = await send();
    if (findings.length === 0) return name;
    content = [element('p', { role: 'alert' }, words.notDone), findingList(findings, config), ...fields];
  }
  return undefined;
}

async function requestPage(...requestArguments: Parameters<typeof request>): Promise<PageResponse> {
  return (await showProgress(words.checking, request(...requestArguments))).json();
}

function pathIn({ value }: HTMLInputElement): string {
  return value.trim().replace(/^\/?/, '/');
}

function labeled(label: string, field: HTMLElement): HTMLElement {
  return element('label', {}, label, field);
}

const loadedPage = '#/page/';

/** Loads the screen again at a page, whose collection is known only then. */
function reloadAt(name: string): void {
  history.replaceState(null, '', loadedPage + name);
  location.reload();
}

/** Puts the address of a page that the screen was loaded at in place of its name. */
export function openLoadedPage(config: CmsConfig): void {
  if (!location.hash.startsWith(loadedPage)) return;
  const file = `content/${firstLocale}/${location.hash.slice(loadedPage.length)}.yaml`;
  history.replaceState(null, '', entryAddress(config, file) ?? '#/collections');
}
