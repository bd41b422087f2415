import type { CmsConfig } from '@sveltia/cms';
import { ask, element } from './dialog.ts';
import { type Found, listOf } from './findings.ts';
import { isFormer, moveFormerAddresses } from './former-addresses.ts';
import { words } from './words.ts';

/** A choice among pages, of which the open one is chosen. `pages` has their addresses by name. */
export function pageChoice(pages: Record<string, string>): HTMLSelectElement {
  const choice = element('select', {}, ...Object.entries(pages).map(([name, path]) => new Option(path, name)));
  choice.value = location.hash.split('/').at(-1) ?? '';
  return choice;
}

/** Asks for a page and deletes it, unless something else leads to it. */
export async function chooseAndDelete(config: CmsConfig, pages: Record<string, string>): Promise<void> {
  const choice = pageChoice(pages);
  const fields = [element('p', {}, words.deleteAbout), element('label', {}, words.whichPage, choice)];
  const answer = await ask(words.deletePage, fields, { '': words.close, delete: words.deleteNow });
  if (answer === 'delete') await deletePage(choice.value, config);
}

async function deletePage(name: string, config: CmsConfig): Promise<void> {
  const response = await fetch(`pages/${name}`, { method: 'DELETE' });
  const findings: Found[] = await response.json();
  if (findings.length === 0) {
    location.hash = '';
    return location.reload();
  }
  if (findings.every(isFormer)) {
    if (await moveFormerAddresses(findings, config)) await deletePage(name, config);
    return;
  }
  await ask(words.notDeleted, [listOf(findings, config)]);
}
