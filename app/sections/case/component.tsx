import { useShell } from '#app/page-context.ts';
import { Bullets } from '#app/ui/bullets.tsx';
import { Definition } from '#app/ui/definition.tsx';
import { FileLink } from '#app/ui/file-link.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { TextLinks } from '#app/ui/text-links.tsx';
import type { SectionProps } from '../definitions.ts';

export default function CaseSection({ view, frame }: SectionProps<'case'>) {
  const words = useShell().words.case;
  const { services, figures, deliverables, documents, quote, more } = view;
  return (
    <SectionFrame {...frame} slim className="case-section">
      <div className="case-band" data-surface="deep">
        <div className="container columns case-result">
          <p className="text-soft">
            <b className="heading key-figure">{figures[0]?.value}</b> {figures[0]?.label}
          </p>
          {quote && (
            <figure>
              <blockquote className="subheading text-part-title">{quote.text}</blockquote>
              <figcaption className="mt-4 text-soft">{quote.author}</figcaption>
            </figure>
          )}
        </div>
      </div>
      <div className="container columns with-definitions case-facts">
        <dl className="definition-list" data-reveal="">
          {(['client', 'industry', 'duration', 'team', 'costBefore', 'price'] as const)
            .filter((name) => view[name])
            .map((name) => (
              <Definition key={name} name={words[name]}>
                {view[name]}
              </Definition>
            ))}
          <div>
            <dt>{words.services}</dt>
            <TextLinks links={services} as="dd" />
          </div>
        </dl>
        <div>
          <h2 className="heading text-h3">{words.figures}</h2>
          <ul className="case-figures mt-6">
            {figures.map((figure) => (
              <li key={figure.label} data-reveal="">
                <p>
                  <b className="heading text-figure key-figure">{figure.value}</b> {figure.label}
                </p>
                <dl className="definition-list text-small">
                  {(['method', 'period', 'confirmedBy'] as const).map((name) => (
                    <Definition key={name} name={words[name]}>
                      {figure[name]}
                    </Definition>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
          <h2 className="heading text-h3 mt-part">{words.deliverables}</h2>
          <Bullets items={deliverables} className="mt-6" />
          {documents && (
            <ul className="case-documents mt-6">
              {documents.map(({ name, file }) => (
                <li key={file.src}>
                  <FileLink name={name} {...file} />
                </li>
              ))}
            </ul>
          )}
          {more && (
            <p className="mt-6">
              <OnwardLink {...more} />
            </p>
          )}
        </div>
      </div>
    </SectionFrame>
  );
}
