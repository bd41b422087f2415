import type { Page } from '#app/content/page.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { Mark } from '#app/ui/mark.tsx';
import { SampleLabel } from '../sample/sample-label.tsx';

export function Lead({ lead }: { lead: NonNullable<Page<'service'>['lead']> }) {
  const { service } = useShell().site;
  return (
    <section className="lead" id="lead">
      <div className="container">
        <div className="badge panel" data-reveal="">
          <div className="badge-face">
            <Mark />
            <h2>{lead.title}</h2>
            <p className="heading text-h2">{lead.role}</p>
          </div>
          <div className="badge-record">
            <p>{lead.description}</p>
            <dl>
              <div>
                <dt>{service.certifications}</dt>
                {lead.certifications.map((certification) => (
                  <dd key={certification} className="text-small">
                    {certification}
                  </dd>
                ))}
              </div>
              <div>
                <dt>{service.languages}</dt>
                <dd className="text-small">{lead.languages}</dd>
              </div>
            </dl>
            <SampleLabel of={[lead]} />
          </div>
        </div>
      </div>
    </section>
  );
}
