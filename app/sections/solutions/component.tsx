import { CardIcon } from '#app/ui/card-icon.tsx';
import { Contours } from '#app/ui/contours.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view: solutions, frame, page }: SectionProps<'solutions'>) {
  const { more } = solutions;
  return (
    <SectionFrame {...frame}>
      <div className="container heading-beside solutions">
        <SectionHeading tagline={solutions.tagline} title={solutions.title} description={solutions.description}>
          {more && <OnwardLink {...more} />}
        </SectionHeading>
        <ul className="pairs-early solutions-cells">
          {solutions.items.map((item) => (
            <li key={item.title} className="solutions-cell panel text-phone" data-family={item.family} data-reveal="">
              <Contours drawing={page.contours} />
              <CardIcon icon={item.icon} />
              <h3 className="subheading text-h3">{item.title}</h3>
              <p className="text-measure text-soft">{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
