import type { ComponentType } from 'react';
import type { PageData } from '#site/page-data.server.ts';
import type { SectionProps, SectionType } from './definitions.ts';

type SectionComponent = ComponentType<Omit<SectionProps<SectionType>, 'view'> & { view: object }>;

const components = import.meta.glob<SectionComponent>('./*/component.tsx', { eager: true, import: 'default' });

export function Sections({ page: { sections, ...page } }: { page: PageData }) {
  return sections.map(({ type, key, frame, view }) => {
    const Section = components[`./${type}/component.tsx`];
    if (!Section) throw new Error(`app/sections/${type} has no component.`);
    return <Section key={key} view={view} frame={frame} page={page} />;
  });
}
