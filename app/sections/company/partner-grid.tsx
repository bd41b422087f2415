import type { Partner } from '#app/content/loaders/partners-data.server.ts';
import { SectionHeading } from '#app/ui/heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SampleLabel } from '../sample/sample-label.tsx';

type PartnerGridProps = { heading: { title: string; description: string }; partners: Partner[] };

export function PartnerGrid({ heading, partners }: PartnerGridProps) {
  return (
    <section className="section" data-surface="wash">
      <div className="container">
        <SectionHeading title={heading.title} description={heading.description} layout="split" />
        <ul className="partners mt-12" data-reveal="">
          {partners.map((partner) => (
            <li key={partner.id}>
              <Picture {...partner.mark} alt={partner.name} />
              <p className="text-fine text-soft">{partner.field}</p>
            </li>
          ))}
        </ul>
        <SampleLabel of={partners} />
      </div>
    </section>
  );
}
