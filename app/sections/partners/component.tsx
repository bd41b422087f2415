import { Picture } from '#app/ui/picture.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view: heading, frame }: SectionProps<'partners'>) {
  return (
    <TitledSection {...heading} {...frame}>
      <ul className="partners cells mt-part" data-reveal="">
        {heading.items.map((partner) => (
          <li key={partner.id}>
            <Picture {...partner.logo} alt={partner.name} />
            <p className="text-fine text-soft">{partner.field}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
