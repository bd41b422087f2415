import type { ItemList } from 'schema-dts';
import type { SectionProps } from '#app/content/page.ts';

/** All services of the index in their order. */
export function describe({ data }: SectionProps<'service-index'>, origin: string): { mainEntity: ItemList } {
  const links = data.flatMap((group) => group.links);
  return {
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: links.map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        url: origin + to,
      })),
    },
  };
}
