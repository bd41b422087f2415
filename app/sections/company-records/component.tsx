import { useLocalizedPath } from '#app/page-context.ts';
import { FileLink } from '#app/ui/file-link.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

export default function CompanyRecordsSection({ view, frame }: SectionProps<'company-records'>) {
  const address = useLocalizedPath();
  return (
    <TitledSection {...view} {...frame}>
      {view.groups.map(({ title, records }) => (
        <div key={title} className="company-records mt-part" data-reveal="">
          <h3 className="subheading text-h3">{title}</h3>
          <dl className="ruled-list">
            {records.map(({ name, value, number, issuer, scope, validity, file, more }) => {
              const details = [issuer, scope, validity].filter(Boolean);
              return (
                <div key={name}>
                  <dt className="text-strong">{name}</dt>
                  <dd>{[value, number].filter(Boolean).join('\u00a0· ')}</dd>
                  {details.length > 0 && <dd className="text-small text-soft">{details.join('\u00a0· ')}</dd>}
                  {file && (
                    <dd>
                      <FileLink name={name} {...file} />
                    </dd>
                  )}
                  {more && (
                    <dd>
                      <a
                        href={more.to.startsWith('/') ? address(more.to) : more.to}
                        className="link link-alone text-small"
                      >
                        {more.label}
                      </a>
                    </dd>
                  )}
                </div>
              );
            })}
          </dl>
        </div>
      ))}
    </TitledSection>
  );
}
