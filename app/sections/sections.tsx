import type { ComponentType } from 'react';
import { Above } from '#app/ui/section-frame.tsx';
import type { PageData } from '#site/page-data.server.ts';
import type { Surface } from '#site/section.ts';
import type { SectionProps, SectionType } from './definitions.ts';

type SectionComponent = ComponentType<SectionProps<SectionType>>;

/** The component of each type of section, by its folder. */
const components = import.meta.glob<SectionComponent>('./*/component.tsx', { eager: true, import: 'Section' });

export function Sections({ page: { sections, ...page } }: { page: PageData }) {
  return sections.map(({ type, key, ...section }, place) => {
    const Section = components[`./${type}/component.tsx`];
    if (!Section) throw new Error(`app/sections/${type} has no component.`);
    return (
      <Above key={key} value={aboveOf(page, sections[place - 1]?.surface)}>
        <Section {...(section as SectionProps<SectionType>)} page={page} />
      </Above>
    );
  });
}

/** A first view with a pattern is a surface of its own; below figures there is more room. */
function aboveOf({ pattern, head }: Omit<PageData, 'sections'>, surface: Surface | undefined) {
  if (surface !== 'head') return surface;
  return pattern ? undefined : head.stats ? 'figures' : 'head';
}
