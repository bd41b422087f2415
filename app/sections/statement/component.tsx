import { Paragraphs } from '#app/ui/paragraphs.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

export default function StatementSection({ view, frame }: SectionProps<'statement'>) {
  return (
    <SectionFrame {...frame} slim>
      <div className="container split" data-reveal="">
        <div>
          <h2 className="heading text-h2">{view.title}</h2>
          {view.tags && (
            <ul className="row statement-tags mt-6">
              {view.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
        </div>
        <Paragraphs texts={view.paragraphs} hasLead />
      </div>
    </SectionFrame>
  );
}
