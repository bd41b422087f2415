import { localizedPath } from '#app/content/locale.ts';
import type { Described } from './described-page.ts';

export function urlOf({ data, shell }: Described): string {
  return shell.origin + localizedPath(data.path, data.locale);
}

export function siteNode({ shell }: Described, name: 'organization' | 'website'): { '@id': string } {
  return { '@id': `${shell.origin}/#${name}` };
}

export function pageNode(described: Described, name: 'webpage' | 'breadcrumb' | 'service'): { '@id': string } {
  return { '@id': `${urlOf(described)}#${name}` };
}
