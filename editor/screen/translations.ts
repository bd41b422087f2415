import type { CmsConfig } from '@sveltia/cms';
import type { Translation } from '#tools/content-lint/translations.ts';
import type { WithBreadcrumb } from '../localizer.ts';
import { ask, element, showProgress } from './dialog.ts';
import { entryLink } from './findings.ts';
import { request } from './request.ts';
import { words } from './words.ts';

/** Shows the list of stale translations, each with a link to its entry. */
export async function showTranslations(config: CmsConfig): Promise<void> {
  const stale: WithBreadcrumb<Translation>[] = await (await showProgress(words.wait, fetch('translations'))).json();
  const status = element('p', { role: 'status' });
  const items = stale.map((staleText) => {
    const { page, locale, key, source, translation } = staleText;
    const texts = [element('blockquote', {}, source), element('blockquote', { lang: locale }, translation)];
    const acceptButton = element('button', { type: 'button' }, words.stillRight);
    const item = element('li', {}, entryLink(config, staleText), ...texts, acceptButton);
    acceptButton.addEventListener('click', async () => {
      await request('POST', 'translations/accept', { page, key });
      item.remove();
      updateStatus();
    });
    return item;
  });
  const list = element('ul', {}, ...items);
  function updateStatus(): void {
    status.textContent = list.children.length > 0 ? words.translationsAbout : words.allTranslated;
  }
  updateStatus();
  await ask(words.translations, [status, list]);
}
