import type { CmsConfig } from '@sveltia/cms';
import type { LocalizedFinding } from '../localizer.ts';
import { filesOf } from '../tidy.ts';
import type { Version } from '../versions.ts';
import { listOfChanges } from './changes.ts';
import { ask, element, showProgress } from './dialog.ts';
import { findingList } from './findings.ts';
import { choiceOf, withAddress } from './pages.ts';
import { request } from './request.ts';
import { language, words } from './words.ts';

const timeFormat = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

/** Shows the saved and published versions of a page, and restores one of them. `pages` has addresses by name. */
export async function showVersions(config: CmsConfig, pages: Record<string, string>): Promise<void> {
  const deletedNames: string[] = await (await showProgress(words.wait, fetch('gone'))).json();
  const names: [string, string][] = [
    ...filesOf(config).map(({ name, label = name }): [string, string] => {
      const path = pages[name];
      return [name, path ? withAddress(label, path) : label];
    }),
    ...deletedNames.map((name): [string, string] => [name, `${name} (${words.gone})`]),
  ];
  const choice = choiceOf(names);
  const list = element('ul', {});
  async function show(): Promise<void> {
    const name = choice.value;
    // No version of another page may be restored meanwhile.
    list.replaceChildren(element('li', {}, words.wait));
    const versions: Version[] = await (await fetch(`versions/${name}`)).json();
    if (name === choice.value)
      list.replaceChildren(...versions.map((version, index) => itemOf(version, name, index, config)));
  }
  choice.addEventListener('change', show);
  const closing = ask(words.versions, [
    element('p', {}, words.versionsAbout),
    element('label', {}, words.whichPage, choice),
    list,
  ]);
  await show();
  await closing;
}

function itemOf(
  { commit, savedAt, who, isPublished }: Version,
  name: string,
  index: number,
  config: CmsConfig,
): HTMLElement {
  const title = element(
    'strong',
    {},
    [timeFormat.format(new Date(savedAt)), who, isPublished ? words.published : words.saved].join(' · '),
  );
  const changes = element('p', {}, words.wait);
  const details = element('details', {}, element('summary', {}, words.whatChanged), changes);
  async function show(): Promise<void> {
    const changed = await (await fetch(`versions/${name}/${commit}`)).json();
    if (changed.length === 0) changes.textContent = words.noTextChanged;
    else changes.replaceWith(listOfChanges(changed, config));
  }
  details.addEventListener('toggle', show, { once: true });
  const item = element('li', {}, title, details);
  // The newest is the present one.
  if (index === 0) return item;
  const restoreButton = element('button', { type: 'button' }, words.bringBack);
  restoreButton.addEventListener('click', async () => {
    restoreButton.closest('dialog')?.close();
    await restore(name, commit, config);
  });
  item.append(restoreButton);
  return item;
}

async function restore(name: string, commit: string, config: CmsConfig): Promise<void> {
  const work = request('POST', `versions/${name}/${commit}`);
  const findings: LocalizedFinding[] = await (await showProgress(words.checking, work)).json();
  if (findings.length === 0) {
    await ask(words.isBack, [words.loads]);
    return location.reload();
  }
  await ask(words.notBack, [findingList(findings, config)]);
}
