import type { CmsConfig } from '@sveltia/cms';
import type { Translation } from '#tools/content-lint/translations.ts';
import type { WithPlace } from '../localizer.ts';
import { ask, element, tell } from './dialog.ts';
import { entryLink } from './findings.ts';
import { request } from './request.ts';
import { words } from './words.ts';

/** Shows the list of stale translations, each with a link to its entry. */
export async function showTranslations(config: CmsConfig): Promise<void> {
  const stale: WithPlace<Translation>[] = await (await tell(words.wait, fetch('translations'))).json();
  const about = element('p', { role: 'status' });
  const items = stale.map((listed) => {
    const { page, locale, key, source, translation } = listed;
    const texts = [element('blockquote', {}, source), element('blockquote', { lang: locale }, translation)];
    const right = element('button', { type: 'button' }, words.stillRight);
    const item = element('li', {}, entryLink(config, listed), ...texts, right);
    right.addEventListener('click', async () => {
      await request('POST', 'translations/accept', { page, key });
      item.remove();
      sayWhatIsLeft();
    });
    return item;
  });
  const list = element('ul', {}, ...items);
  function sayWhatIsLeft(): void {
    about.textContent = list.children.length > 0 ? words.translationsAbout : words.allTranslated;
  }
  sayWhatIsLeft();
  await ask(words.translations, [about, list]);
}
