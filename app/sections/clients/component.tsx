import { useShell } from '#app/page-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view: heading, frame }: SectionProps<'clients'>) {
  const { newWindow } = useShell().words;
  return (
    <TitledSection {...heading} {...frame}>
      <ul className="clients lines mt-part">
        {heading.items.map((client) => (
          <li key={client.id} className="clients-row tile" data-reveal="">
            <Picture {...client.logo} alt="" />
            <div>
              <h3 className="subheading text-h4">
                <a href={client.link} rel="noopener" className="stretched-link">
                  {client.name}
                  <span className="visually-hidden"> ({newWindow})</span>
                </a>
              </h3>
              <p className="text-small text-soft">{client.kind}</p>
            </div>
            <p className="text-soft">{client.work}</p>
            <Icon of="arrow-up-right" className="arrow" />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-fine text-soft">{heading.linkNote}</p>
    </TitledSection>
  );
}
