import { ArrowUpRight } from 'lucide-react';
import type { Client, Partner } from '#app/content/loaders/partners-data.server.ts';
import { useShell } from '#app/hooks/use-shell.ts';
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

type ClientListProps = { heading: { title: string; description: string; linkNote: string }; clients: Client[] };

export function ClientList({ heading, clients }: ClientListProps) {
  const { newWindow } = useShell().site;
  return (
    <section className="section" id="clients">
      <div className="container">
        <SectionHeading title={heading.title} description={heading.description} layout="split" />
        <ul className="clients lines mt-12">
          {clients.map((client) => (
            <li key={client.id} className="client-row" data-reveal="">
              <Picture {...client.mark} alt="" />
              <div>
                <h3 className="subheading text-h4">
                  <a href={client.link} rel="noopener" className="cover">
                    {client.name}
                    <span className="visually-hidden"> ({newWindow})</span>
                  </a>
                </h3>
                <p className="text-small text-soft">{client.kind}</p>
              </div>
              <p className="text-soft">{client.work}</p>
              <ArrowUpRight aria-hidden="true" />
            </li>
          ))}
        </ul>
        <p className="mt-6 text-fine text-soft">{heading.linkNote}</p>
        <SampleLabel of={clients} />
      </div>
    </section>
  );
}
