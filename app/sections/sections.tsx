import type { ComponentType } from 'react';
import { Above } from '#app/ui/section-frame.tsx';
import type { PageData } from '#site/page-data.server.ts';
import type { SectionProps, SectionType } from './definitions.ts';

type SectionComponent = ComponentType<Omit<SectionProps<SectionType>, 'view'> & { view: object }>;

/** The component of each type of section, by its folder. */
const components = import.meta.glob<SectionComponent>('./*/component.tsx', { eager: true, import: 'Section' });

export function Sections({ page: { sections, ...page } }: { page: PageData }) {
  return sections.map(({ type, key, ...section }, place) => {
    const Section = components[`./${type}/component.tsx`];
    if (!Section) throw new Error(`app/sections/${type} has no component.`);
    return (
      <Above key={key} value={aboveOf(page.pattern, sections[place - 1])}>
        <Section {...section} page={page} />
      </Above>
    );
  });
}

/** A first view with a pattern is a surface of its own; below figures there is more room. */
function aboveOf(pattern: PageData['pattern'], before: PageData['sections'][number] | undefined) {
  if (before?.frame.surface !== 'head') return before?.frame.surface;
  if (pattern) return undefined;
  return 'stats' in before.view && before.view.stats ? 'figures' : 'head';
}
