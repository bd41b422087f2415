import type { ItemList } from 'schema-dts';
import type { PageAndShell } from '#app/head/page-graph.ts';
import type { SectionProps } from '../definitions.ts';

export function describe({ view }: SectionProps<'index'>, { shell }: PageAndShell): { mainEntity: ItemList } {
  const links = view.families.flatMap(({ links }) => links);
  return {
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: links.map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        url: shell.origin + to,
      })),
    },
  };
}
