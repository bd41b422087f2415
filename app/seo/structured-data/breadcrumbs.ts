import type { BreadcrumbList } from 'schema-dts';
import { localizedPath } from '#app/content/locale.ts';
import { type Described, pageNode, urlOf } from './described-page.ts';

/** The trail that the page shows above its headline: home, its family, itself. */
export function breadcrumbs(described: Described): BreadcrumbList {
  const { data, shell } = described;
  const { nav } = shell.site;
  const at = (path: string) => shell.origin + localizedPath(path, data.locale);
  const { family } = data;
  const trail = [
    { name: nav.home, item: at('/') },
    ...(family && family !== 'corporate' ? [{ name: nav.menus[family], item: `${at('/services')}#${family}` }] : []),
    { name: data.page.navLabel, item: urlOf(described) },
  ];
  return {
    '@type': 'BreadcrumbList',
    ...pageNode(described, 'breadcrumb'),
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
