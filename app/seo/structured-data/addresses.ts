import { localizedPath } from '#app/content/locale.ts';
import type { Described } from './described-page.ts';

/** Takes a page, gives its absolute address. */
export function urlOf({ data, shell }: Described): string {
  return shell.origin + localizedPath(data.path, data.locale);
}

/** Takes the name of a node that all pages share, gives a reference to it. */
export function siteNode({ shell }: Described, name: 'organization' | 'website'): { '@id': string } {
  return { '@id': `${shell.origin}/#${name}` };
}

/** Takes the name of a node of this page, gives a reference to it. */
export function pageNode(described: Described, name: 'webpage' | 'breadcrumb' | 'service'): { '@id': string } {
  return { '@id': `${urlOf(described)}#${name}` };
}
