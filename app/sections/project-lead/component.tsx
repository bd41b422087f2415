import { useShell } from '#app/page-context.ts';
import { Certificates } from '#app/ui/certificates.tsx';
import { Definition } from '#app/ui/definition.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

export default function ProjectLeadSection({ view, frame }: SectionProps<'project-lead'>) {
  const { sectionWords } = useShell().words;
  const { person } = view;
  return (
    <SectionFrame {...frame} slim className="project-lead">
      <div className="container">
        <div className="bleed project-lead-badge panel" data-reveal="">
          <div className="project-lead-face">
            {person?.image && <Picture {...person.image} className="portrait no-print" alt="" />}
            <h2>{view.title}</h2>
            <p className="heading text-h2">
              {person ? (
                <a href={person.to} className="link link-quiet link-alone">
                  {person.name}
                </a>
              ) : (
                view.role
              )}
            </p>
            {person && <p>{view.role}</p>}
          </div>
          <div className="project-lead-record">
            <p className="text-lead">{view.description}</p>
            <div className="columns project-lead-facts">
              <Certificates label={sectionWords.certifications}>
                {view.certifications.map((certification) => (
                  <dd key={certification}>{certification}</dd>
                ))}
              </Certificates>
              <dl className="definition-list text-small">
                <Definition name={sectionWords.languages}>{view.languages}</Definition>
              </dl>
            </div>
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}
