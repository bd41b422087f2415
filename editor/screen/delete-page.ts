import type { CmsConfig } from '@sveltia/cms';
import type { Finding } from '#tools/content-lint/finding.ts';
import { ask, element } from './dialog.ts';
import { inSpanish } from './findings-es.ts';
import { isFormer, moveFormerAddresses } from './former-addresses.ts';
import { placeOf } from './labels.ts';
import { language, words } from './words.ts';

/** A button that deletes a page, unless something else leads to it. `pages` has their addresses by name. */
export function deletePageButton(config: CmsConfig, pages: Record<string, string>): HTMLElement {
  const button = element('button', { className: 'editor-button' }, words.deletePage);
  button.addEventListener('click', async () => {
    const choice = document.createElement('select');
    choice.append(...Object.entries(pages).map(([name, path]) => new Option(path, name)));
    // The page that is open.
    choice.value = location.hash.split('/').at(-1) ?? '';
    const fields = [element('p', {}, words.deleteAbout), element('label', {}, words.whichPage, choice)];
    const answer = await ask(words.deletePage, fields, { '': words.close, delete: words.deleteNow });
    if (answer === 'delete') await deletePage(choice.value, config);
  });
  return button;
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
    return element('li', {}, place, ` – ${language === 'es' ? inSpanish(message) : message}`);
  });
  await ask(words.notDeleted, [element('ul', {}, ...items)], { '': words.close });
}
