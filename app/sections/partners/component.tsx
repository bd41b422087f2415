import { SampleLabel } from '#app/shell/sample/sample-label.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ content: heading, data: marks, surface }: SectionProps<'partners'>) {
  return (
    <TitledSection {...heading} surface={surface}>
      <ul className="partners plates mt-12" data-reveal="">
        {heading.items.map((partner, place) => (
          <li key={partner.id}>
            {marks[place] && <Picture {...marks[place]} alt={partner.name} />}
            <p className="text-fine text-soft">{partner.field}</p>
          </li>
        ))}
      </ul>
      <SampleLabel of={heading.items} />
    </TitledSection>
  );
}
