import { useShell } from '#app/page-context.ts';
import { Certificates } from '#app/ui/certificates.tsx';
import { Definition } from '#app/ui/definition.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view: lead, frame }: SectionProps<'lead'>) {
  const { service } = useShell().words;
  const { person } = lead;
  return (
    <SectionFrame {...frame} slim className="lead">
      <div className="container">
        <div className="bleed lead-badge panel" data-reveal="">
          <div className="lead-face">
            {person?.image ? <Picture {...person.image} className="portrait no-print" alt="" /> : <Mark />}
            <h2>{lead.title}</h2>
            <p className="heading text-h2">
              {person ? (
                <SiteLink to={person.to} className="link link-quiet link-alone">
                  {person.name}
                </SiteLink>
              ) : (
                lead.role
              )}
            </p>
            {person && <p>{lead.role}</p>}
          </div>
          <div className="lead-record">
            <p className="text-lead">{lead.description}</p>
            <div className="columns lead-facts">
              <Certificates label={service.certifications}>
                {lead.certifications.map((certification) => (
                  <dd key={certification}>{certification}</dd>
                ))}
              </Certificates>
              <dl className="definition-list text-small">
                <Definition name={service.languages}>{lead.languages}</Definition>
              </dl>
            </div>
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}
