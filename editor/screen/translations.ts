import type { CmsConfig } from '@sveltia/cms';
import { firstLocale } from '#site/bundled.ts';
import type { Translation } from '#tools/content-lint/translations.ts';
import type { Placed } from '../named.ts';
import { ask, element, tell } from './dialog.ts';
import { editedFile } from './files.ts';
import { entryLink } from './findings.ts';
import { request } from './request.ts';
import { words } from './words.ts';

/** Shows the list of stale translations by page, each with a link to its entry. */
export async function showTranslations(config: CmsConfig): Promise<void> {
  const stale: Placed<Translation>[] = await (await tell(words.wait, fetch('translations'))).json();
  const accept = (page: string, keys: string[]) => request('POST', 'translations/accept', { page, keys });
  const items = stale.map((listed) => {
    const { page, locale, key, source, translation } = listed;
    const texts = [element('blockquote', {}, source), element('blockquote', { lang: locale }, translation)];
    const right = element('button', { type: 'button' }, words.stillRight);
    const item = element('li', {}, entryLink(config, listed), ...texts, right);
    right.addEventListener('click', async () => {
      await accept(page, [key]);
      item.remove();
    });
    return { page, key, item };
  });
  const pages = [...Map.groupBy(items, ({ page }) => page)].map(([page, own]) => {
    const part = element('section', {}, element('ul', {}, ...own.map(({ item }) => item)));
    const keys = own.map(({ key }) => key);
    if (keys.length < 2) return part;
    const all = element('button', { type: 'button' }, words.allRight);
    all.addEventListener('click', async () => {
      await accept(page, keys);
      for (const { item } of own) item.remove();
      all.remove();
    });
    part.prepend(element('h3', {}, editedFile(config, `content/${firstLocale}/${page}.yaml`)?.label ?? page), all);
    return part;
  });
  const content = items.length > 0 ? [words.translationsAbout, ...pages] : [words.allTranslated];
  await ask(words.translations, content);
}
