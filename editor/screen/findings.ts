import type { CmsConfig } from '@sveltia/cms';
import type { LocalizedFinding, WithBreadcrumb } from '../localizer.ts';
import { element } from './dialog.ts';
import { entryAddress } from './files.ts';
import { words } from './words.ts';

/** The same fault in several languages is listed once. */
export function findingList(findings: LocalizedFinding[], config: CmsConfig): HTMLElement {
  const groups = Map.groupBy(findings, ({ level, file, key, says }) =>
    [level, file.split('/').at(-1), key, says].join(),
  );
  const items = [...groups.values()].map((group) => {
    const [{ level, says }] = group as [LocalizedFinding];
    const links = group.flatMap((finding, index) => [index ? ', ' : '', entryLink(config, finding)]);
    return element('li', {}, ...links, ` – ${level === 'warning' ? `${words.warning}: ` : ''}${says}`);
  });
  return element('ul', {}, ...items);
}

/** The name of a place, which opens its page unless that is open. */
export function entryLink(config: CmsConfig, { file, breadcrumb }: WithBreadcrumb<object>): HTMLElement {
  const address = entryAddress(config, file);
  if (!address || location.hash.startsWith(address)) return element('strong', {}, breadcrumb);
  const link = element('a', { href: address }, breadcrumb);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    link.closest('dialog')?.close();
    // An open entry is closed first, because another one in its place would stay empty.
    location.hash = address.replace(/\/entries\/.*/, '');
    requestIdleCallback(() => location.assign(link.href));
  });
  return link;
}
