import type { CmsConfig } from '@sveltia/cms';
import type { Translation } from '#tools/content-lint/translations.ts';
import { ask, element } from './dialog.ts';
import { placeOf } from './labels.ts';
import { words } from './words.ts';

/** Shows the list of open translations, each with a link to its entry. */
export async function showTranslations(config: CmsConfig, addressOf: (page: string) => string): Promise<void> {
  const open: Translation[] = await (await fetch('translations')).json();
  const items = open.map(({ page, file, locale, key, source, translation }) => {
    const link = element('a', { href: addressOf(page) }, placeOf(config, file, key));
    link.addEventListener('click', (event) => {
      event.preventDefault();
      link.closest('dialog')?.close();
      // An open entry would stay empty when another one takes its place: it is closed first.
      location.hash = '#/collections';
      setTimeout(() => location.assign(link.href), 200);
    });
    const texts = [element('blockquote', {}, source), element('blockquote', { lang: locale }, translation)];
    const right = element('button', { type: 'button' }, words.stillRight);
    const item = element('li', {}, link, ...texts, right);
    right.addEventListener('click', async () => {
      await fetch('translations/accept', { method: 'POST', body: JSON.stringify({ page, keys: [key] }) });
      item.remove();
    });
    return item;
  });
  const content = items.length > 0 ? [words.translationsAbout, element('ul', {}, ...items)] : [words.allTranslated];
  await ask(words.translations, content);
}
