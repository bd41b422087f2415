import type { ItemList } from 'schema-dts';
import type { PageAndShell } from '#app/head/page-graph.ts';
import type { SectionProps } from '../definitions.ts';

/** Articles name their author by the same URL. */
export function describe(
  { view }: SectionProps<'people'>,
  { shell }: PageAndShell,
  address: string,
): { mainEntity: ItemList } {
  const { origin } = shell;
  const itemListElement = view.items.map(({ id, name, role, image, link, certifications }, place) => ({
    '@type': 'ListItem' as const,
    position: place + 1,
    item: {
      '@type': 'Person' as const,
      url: `${address}#${id}`,
      name,
      jobTitle: role,
      worksFor: { '@id': `${origin}/#organization` },
      ...(image && { image: origin + image.src }),
      ...(link && { sameAs: link }),
      hasCredential: certifications
        .filter(({ hasEnded }) => !hasEnded)
        .map(({ name: title, issuer }) => ({
          '@type': 'EducationalOccupationalCredential' as const,
          name: title,
          recognizedBy: { '@type': 'Organization' as const, name: issuer },
        })),
    },
  }));
  return { mainEntity: { '@type': 'ItemList', itemListElement } };
}
