import { firstLocale, locales } from '#site/bundled.ts';
import type { Finding } from '#site/finding.ts';
import { inLocale } from '#site/languages.ts';
import type { Blueprint } from '#site/schema/blueprints.ts';
import { ask, element } from './dialog.ts';
import { told } from './findings.ts';
import { language, words } from './words.ts';

const locale = locales.includes(language) ? language : firstLocale;

/** Asks for the address and the kind of a new page until they fit, and loads the screen again at that page. */
export async function makePage(): Promise<void> {
  const kinds: Pick<Blueprint, 'id' | 'name'>[] = await (await fetch('kinds')).json();
  const path = element('input', {});
  const kind = element('select', {}, ...kinds.map(({ id, name }) => new Option(inLocale(name, locale), id)));
  const fields = [element('label', {}, words.address, path), element('label', {}, words.kind, kind)];
  const buttons = { '': words.close, make: words.makePage };
  let about = element('p', {}, words.newPageAbout);
  while ((await ask(words.newPage, [about, ...fields], buttons)) === 'make') {
    const body = JSON.stringify({ path: path.value.trim(), kind: kind.value });
    const response = await fetch('pages', { method: 'POST', body });
    const { findings = [], name }: { findings?: Finding[]; name?: string } = await response.json();
    if (name) {
      // It is in no menu yet.
      location.hash = `#/collections/others/entries/${name}`;
      return location.reload();
    }
    about = element('p', { role: 'alert' }, findings.map(told).join(' '));
  }
}
