import { firstLocale, locales } from '#site/bundled.ts';
import { inLocale } from '#site/languages.ts';
import type { Blueprint } from '#site/schema/blueprints.ts';
import { ask, element } from './dialog.ts';
import { told } from './findings-es.ts';
import { language, words } from './words.ts';

const locale = locales.includes(language) ? language : firstLocale;

/** Asks for the address and the kind of a new page, and loads the screen again at that page. */
export async function makePage(addressOf: (page: string) => string): Promise<void> {
  const kinds: Pick<Blueprint, 'id' | 'name'>[] = await (await fetch('kinds')).json();
  const path = element('input', {});
  const kind = element('select', {}, ...kinds.map(({ id, name }) => new Option(inLocale(name, locale), id)));
  const fields = [element('label', {}, words.address, path), element('label', {}, words.kind, kind)];
  const content = [element('p', {}, words.newPageAbout), ...fields];
  const answer = await ask(words.newPage, content, { '': words.close, make: words.makePage });
  if (answer !== 'make') return;
  const body = JSON.stringify({ path: path.value, kind: kind.value });
  const response = await fetch('pages', { method: 'POST', body });
  const { said, name }: { said: string; name?: string } = await response.json();
  if (!name) return void (await ask(told(said)));
  location.hash = addressOf(name);
  location.reload();
}
