import type { Locale } from '#content/locale.ts';
import type { Menu } from '#content/pages.ts';
import type { Drawing, Picture } from '../page.ts';
import type { ShellData } from '../shell-data.server.ts';

/** What the graph reads of a page's loader data. All kinds of pages have it; what only some have is optional. */
export type DescribedPage = {
  locale: Locale;
  path: string;
  family?: Menu;
  share?: Drawing;
  page: {
    navLabel: string;
    hero: { title: string; titleHighlight?: string; description: string; image?: Picture };
    tabs?: { sectionTitle: string; tabContent: Record<string, { label: string; description: string }> };
  };
  /** Of the index of all services. */
  groups?: { links?: { label: string; to: string }[] }[];
};

export type Described = { data: DescribedPage; shell: ShellData };
