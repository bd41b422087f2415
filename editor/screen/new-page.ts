import { firstLocale, inLocale, locales } from '#app/content/locale.ts';
import type { Blueprint } from '#app/content/schema/blueprints.ts';
import { ask, element } from './dialog.ts';
import { inSpanish } from './findings-es.ts';
import { language, words } from './words.ts';

const locale = locales.includes(language) ? language : firstLocale;

/** A button that asks for the address and the kind of a new page, and loads the screen again at that page. */
export function newPageButton(addressOf: (page: string) => string): HTMLElement {
  const button = element('button', { className: 'editor-button' }, words.newPage);
  button.addEventListener('click', async () => {
    const kinds: Pick<Blueprint, 'id' | 'name'>[] = await (await fetch('kinds')).json();
    const path = document.createElement('input');
    const kind = document.createElement('select');
    kind.append(...kinds.map(({ id, name }) => new Option(inLocale(name, locale), id)));
    const label = (text: string, field: HTMLElement) => element('label', {}, text, field);
    const fields = [label(words.address, path), label(words.kind, kind)];
    const answer = await ask(words.newPage, [element('p', {}, words.newPageAbout), ...fields], {
      '': words.close,
      make: words.makePage,
    });
    if (answer !== 'make') return;
    const body = JSON.stringify({ path: path.value, kind: kind.value });
    const response = await fetch('pages', { method: 'POST', body });
    const { said, name }: { said: string; name?: string } = await response.json();
    if (!name) return void (await ask(language === 'es' ? inSpanish(said) : said, [], { '': words.close }));
    location.hash = addressOf(name);
    location.reload();
  });
  return button;
}
