import { Peaks } from '#app/ui/peaks.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view, frame: { id, surface } }: SectionProps<'prose'>) {
  return view.parts.map((part, place) => (
    <Prose
      key={part.title ?? part.paragraphs[0]}
      {...part}
      id={place === 0 ? id : undefined}
      surface={surface === 'wash' ? surface : undefined}
    />
  ));
}

type Part = SectionProps<'prose'>['view']['parts'][number];
type ProseProps = Part & { id?: string | undefined; surface?: 'wash' | undefined };

/** Running text in a readable measure, the first paragraph larger when the text has no title; a paper stands below the title. */
export function Prose({ title, paragraphs, items, paper, id, surface }: ProseProps) {
  return (
    <section id={id} className={title ? 'part' : 'section-slim'} data-surface={surface}>
      <div className="container columns prose-grid" data-reveal="">
        {title && <h2 className="heading text-part">{title}</h2>}
        {paper && <img {...paper} alt="" className="part-picture" loading="lazy" decoding="async" />}
        <div className="prose" data-lead={title ? undefined : ''}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items && <Peaks items={items} />}
        </div>
      </div>
    </section>
  );
}
