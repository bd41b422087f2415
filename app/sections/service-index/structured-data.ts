import type { ItemList } from 'schema-dts';
import type { Given } from '#app/seo/structured-data.ts';
import type { SectionProps } from '../definitions.ts';

export function describe({ data }: SectionProps<'service-index'>, { shell }: Given): { mainEntity: ItemList } {
  const links = data.flatMap((group) => group.links);
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
