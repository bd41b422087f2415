import type { CmsConfig } from '@sveltia/cms';
import { firstLocale } from '#site/bundled.ts';
import type { Translation } from '#tools/content-lint/translations.ts';
import type { Placed } from '../named.ts';
import { ask, element, tell } from './dialog.ts';
import { fileOf } from './files.ts';
import { entryLink } from './findings.ts';
import { request } from './request.ts';
import { words } from './words.ts';

const states = { stale: words.stale, new: words.newText, missing: words.missing, current: '' };

/** Shows the list of open translations by page, each with a link to its entry. */
export async function showTranslations(config: CmsConfig): Promise<void> {
  const open: Placed<Translation>[] = await (await tell(words.wait, fetch('translations'))).json();
  const accept = (page: string, keys: string[]) => request('POST', 'translations/accept', { page, keys });
  const items = open.map((listed) => {
    const { page, locale, key, source, translation, state } = listed;
    const texts = [element('blockquote', {}, source), element('blockquote', { lang: locale }, translation)];
    const mark = element('span', { className: `state ${state}` }, states[state]);
    const item = element('li', {}, mark, entryLink(config, listed), ...texts);
    if (state === 'missing') return { page, key, state, item };
    const right = element('button', { type: 'button' }, words.stillRight);
    right.addEventListener('click', async () => {
      await accept(page, [key]);
      item.remove();
    });
    item.append(right);
    return { page, key, state, item };
  });
  const pages = [...Map.groupBy(items, ({ page }) => page)].map(([page, own]) => {
    const part = element('section', {}, element('ul', {}, ...own.map(({ item }) => item)));
    const keys = own.filter(({ state }) => state !== 'missing').map(({ key }) => key);
    if (keys.length < 2) return part;
    const all = element('button', { type: 'button' }, words.allRight);
    all.addEventListener('click', async () => {
      await accept(page, keys);
      for (const { item, state } of own) if (state !== 'missing') item.remove();
      all.remove();
    });
    part.prepend(element('h3', {}, fileOf(config, `content/${firstLocale}/${page}.yaml`)?.label ?? page), all);
    return part;
  });
  const content = items.length > 0 ? [words.translationsAbout, ...pages] : [words.allTranslated];
  await ask(words.translations, content);
}
