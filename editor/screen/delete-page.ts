import type { CmsConfig } from '@sveltia/cms';
import type { Finding } from '#tools/content-lint/finding.ts';
import { ask, element } from './dialog.ts';
import { told } from './findings-es.ts';
import { isFormer, moveFormerAddresses } from './former-addresses.ts';
import { placeOf } from './labels.ts';
import { words } from './words.ts';

/** Asks for a page and deletes it, unless something else leads to it. `pages` has their addresses by name. */
export async function chooseAndDelete(config: CmsConfig, pages: Record<string, string>): Promise<void> {
  const choice = element('select', {}, ...Object.entries(pages).map(([name, path]) => new Option(path, name)));
  // The page that is open.
  choice.value = location.hash.split('/').at(-1) ?? '';
  const fields = [element('p', {}, words.deleteAbout), element('label', {}, words.whichPage, choice)];
  const answer = await ask(words.deletePage, fields, { '': words.close, delete: words.deleteNow });
  if (answer === 'delete') await deletePage(choice.value, config);
}

async function deletePage(name: string, config: CmsConfig): Promise<void> {
  const response = await fetch(`pages/${name}`, { method: 'DELETE' });
  const findings: Finding[] = await response.json();
  if (findings.length === 0) {
    location.hash = '';
    return location.reload();
  }
  if (findings.every(isFormer)) {
    if (await moveFormerAddresses(findings, config)) await deletePage(name, config);
    return;
  }
  const items = findings.map(({ file, key, message }) => {
    const place = element('strong', {}, placeOf(config, file, key));
    return element('li', {}, place, ` – ${told(message)}`);
  });
  await ask(words.notDeleted, [element('ul', {}, ...items)]);
}
