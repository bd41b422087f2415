import type { SectionProps } from '#app/content/page.ts';
import { SampleLabel } from '#app/shell/sample/sample-label.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';

export function Section({ content: heading, data: marks, surface }: SectionProps<'partners'>) {
  return (
    <SectionFrame surface={surface} id={heading.id}>
      <div className="container">
        <SectionHeading title={heading.title} description={heading.description} layout="split" />
        <ul className="partners mt-12" data-reveal="">
          {heading.items.map((partner, place) => (
            <li key={partner.id}>
              {marks[place] && <Picture {...marks[place]} alt={partner.name} />}
              <p className="text-fine text-soft">{partner.field}</p>
            </li>
          ))}
        </ul>
        <SampleLabel of={heading.items} />
      </div>
    </SectionFrame>
  );
}
