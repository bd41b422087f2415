import type { ShellData } from '#app/content/loaders/shell-data.server.ts';
import { type Locale, localizedPath } from '#app/content/locale.ts';
import type { Drawing, Picture } from '#app/content/page.ts';
import type { Kind, Menu } from '#app/content/pages.ts';

/** What the graph reads of a page's loader data. All kinds of pages have it; what only some have is optional. */
export type DescribedPage = {
  locale: Locale;
  path: string;
  kind: Kind;
  family?: Menu;
  share?: Drawing;
  page: {
    navLabel: string;
    hero: { tagline?: string; title: string; titleHighlight?: string; description: string; image?: Picture };
    tabs?: { sectionTitle: string; tabContent: Record<string, { label: string; description: string }> };
  };
  /** Of the index of all services. */
  groups?: { links?: { label: string; to: string }[] }[];
};

export type Described = { data: DescribedPage; shell: ShellData };

export function urlOf({ data, shell }: Described): string {
  return shell.origin + localizedPath(data.path, data.locale);
}

export function siteNode({ shell }: Described, name: 'organization' | 'website'): { '@id': string } {
  return { '@id': `${shell.origin}/#${name}` };
}

export function pageNode(described: Described, name: 'webpage' | 'breadcrumb' | 'service'): { '@id': string } {
  return { '@id': `${urlOf(described)}#${name}` };
}
