import type { ComponentType } from 'react';
import type { PageData } from '#site/page-data.server.ts';
import type { SectionProps, SectionType } from './definitions.ts';

type SectionComponent = ComponentType<Omit<SectionProps<SectionType>, 'view'> & { view: object }>;

/** The component of each type of section, by its folder. */
const components = import.meta.glob<SectionComponent>('./*/component.tsx', { eager: true, import: 'Section' });

export function Sections({ page: { sections, ...page } }: { page: PageData }) {
  return sections.map(({ type, key, ...section }) => {
    const Section = components[`./${type}/component.tsx`];
    if (!Section) throw new Error(`app/sections/${type} has no component.`);
    return <Section key={key} {...section} page={page} />;
  });
}
