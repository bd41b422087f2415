import type { CmsConfig } from '@sveltia/cms';
import type { Translation } from '#tools/content-lint/translations.ts';
import { ask, element } from './dialog.ts';
import { placeOf } from './labels.ts';
import { words } from './words.ts';

/** A button that opens the list of open translations, each with a link to its entry. */
export function translationsButton(config: CmsConfig, addressOf: (page: string) => string): HTMLElement {
  const button = element('button', { className: 'editor-button' }, words.translations);
  button.addEventListener('click', async () => showList(await (await fetch('translations')).json(), config, addressOf));
  return button;
}

async function showList(open: Translation[], config: CmsConfig, addressOf: (page: string) => string): Promise<void> {
  const items = open.map(({ page, file, locale, key, source, translation }) => {
    const link = element('a', { href: addressOf(page) }, placeOf(config, file, key));
    link.addEventListener('click', (event) => {
      event.preventDefault();
      link.closest('dialog')?.close();
      // An open entry would stay empty when another one takes its place: it is closed first.
      location.hash = '#/collections';
      setTimeout(() => location.assign(link.href), 200);
    });
    const right = element('button', { type: 'button' }, words.stillRight);
    const item = element(
      'li',
      {},
      link,
      element('blockquote', {}, source),
      element('blockquote', { lang: locale }, translation),
      right,
    );
    right.addEventListener('click', async () => {
      await fetch('translations/accept', { method: 'POST', body: JSON.stringify({ page, keys: [key] }) });
      item.remove();
    });
    return item;
  });
  const content = items.length > 0 ? [words.translationsAbout, element('ul', {}, ...items)] : [words.allTranslated];
  await ask(words.translations, content, { '': words.close });
}
