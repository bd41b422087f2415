import { Paragraphs } from '#app/ui/paragraphs.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view, frame }: SectionProps<'statement'>) {
  if (view.look === 'panel')
    return (
      <section className="container" id={frame.id}>
        <div className="bleed statement-panel split" data-surface="deep">
          <h2 className="heading text-h2">{view.title}</h2>
          <Paragraphs texts={view.paragraphs} hasLead />
        </div>
      </section>
    );
  return (
    <SectionFrame {...frame}>
      <div className="container columns statement" data-reveal="">
        <div>
          <h2 className="heading text-h2">{view.title}</h2>
          {view.tags && (
            <ul className="row chips mt-6">
              {view.tags.map((tag) => (
                <li key={tag} className="chip">
                  {tag}
                </li>
              ))}
            </ul>
          )}
        </div>
        <Paragraphs texts={view.paragraphs} hasLead />
      </div>
    </SectionFrame>
  );
}
