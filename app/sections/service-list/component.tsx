import { CardIcon } from '#app/ui/card-icon.tsx';
import { TextLinks } from '#app/ui/text-links.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view: services, frame }: SectionProps<'service-list'>) {
  return (
    <TitledSection {...services} {...frame} className="service-list">
      <ol className="lines">
        {services.items.map((item) => (
          <li key={item.title} className="index-row text-phone" data-family={item.family} data-reveal="">
            <span className="index-icon">
              <CardIcon icon={item.icon} />
            </span>
            <h3 className="subheading text-h3">{item.title}</h3>
            <p className="text-soft">{item.description}</p>
            <ul className="row index-links">
              <TextLinks links={item.links} look="link-quiet" />
            </ul>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
