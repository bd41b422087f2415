import { useShell } from '#app/page-context.ts';
import { Certificates } from '#app/ui/certificates.tsx';
import { Definition } from '#app/ui/definition.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import { fill } from '#shared/fill.ts';
import type { SectionProps } from '../definitions.ts';

export default function PeopleSection({ view, frame }: SectionProps<'people'>) {
  const { words } = useShell();
  return (
    <TitledSection {...view} {...frame}>
      <ul className="people two-columns-early mt-part">
        {view.items.map(({ id, name, role, about, image, languages, certifications, link }) => (
          <li key={id} id={id} data-reveal="">
            {image && <Picture {...image} className="portrait" />}
            <div>
              <h3 className="subheading text-h3">{name}</h3>
              <p className="text-soft">{role}</p>
              {about && <p className="mt-2">{about}</p>}
              <dl className="definition-list mt-4 text-small">
                <Definition name={words.sectionWords.languages}>{languages}</Definition>
              </dl>
              {certifications.length > 0 && (
                <Certificates label={words.sectionWords.certifications}>
                  {certifications.map(({ name: title, issuer, note }) => (
                    <dd key={title}>
                      {title}, {issuer}
                      {note && <span className="text-soft"> ({note})</span>}
                    </dd>
                  ))}
                </Certificates>
              )}
              {link && (
                <a href={link} className="link link-alone mt-4 text-small">
                  {fill(words.people.profile, { name })}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
