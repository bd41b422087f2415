import type { CmsConfig } from '@sveltia/cms';
import { type Fault, type Finding, sentenceOf } from '#site/finding.ts';
import { element } from './dialog.ts';
import { fileOf, namedIn, type Place, placeOf } from './labels.ts';
import { language, words } from './words.ts';

export type Found = Finding & Place;

/** What is wrong, in the language and with the names of the screen. */
export function sentence({ code, values }: Fault, config: CmsConfig): string {
  return sentenceOf({ code, values: namedIn(values, config) }, language);
}

/** Findings with the names of page and field; the same fault in several languages is listed once. */
export function listOf(findings: Found[], config: CmsConfig): HTMLElement {
  const alike = Map.groupBy(findings, ({ level, file, key, ...fault }) => {
    return [level, fileOf(config, file)?.name ?? file, key, sentence(fault, config)].join(' ');
  });
  const items = [...alike.values()].map((group) => {
    const [finding] = group as [Found];
    const places = group.map((found) => entryLink(config, found));
    const mark = finding.level === 'warning' ? `${words.warning}: ` : '';
    return element(
      'li',
      {},
      ...places.flatMap((place, at) => (at ? [', ', place] : [place])),
      ` – ${mark}${sentence(finding, config)}`,
    );
  });
  return element('ul', {}, ...items);
}

/** The name of a place, which opens its page unless that is open. */
export function entryLink(config: CmsConfig, place: Place): HTMLElement {
  const address = addressOf(config, place.file);
  if (!address || location.hash.startsWith(address)) return element('strong', {}, placeOf(config, place));
  const link = element('a', { href: address }, placeOf(config, place));
  link.addEventListener('click', (event) => {
    event.preventDefault();
    link.closest('dialog')?.close();
    // An open entry is closed first, because another one in its place would stay empty.
    location.hash = '#/collections';
    setTimeout(() => location.assign(link.href), 200);
  });
  return link;
}

/** Where the screen shows a content file. */
export function addressOf(config: CmsConfig, path: string): string | undefined {
  const file = fileOf(config, path);
  const collection = config.collections?.find((each) => 'files' in each && each.files.some((own) => own === file));
  return file && collection && `#/collections/${collection.name}/entries/${file.name}`;
}
