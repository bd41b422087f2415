import { Peaks } from '#app/ui/peaks.tsx';
import type { Drawing } from '#site/picture.ts';
import type { SectionProps } from '../definitions.ts';

export function Section({ content, data: papers, surface }: SectionProps<'prose'>) {
  return content.parts.map((part, place) => (
    <Prose
      key={part.title ?? part.paragraphs[0]}
      {...part}
      id={place === 0 ? content.id : undefined}
      surface={surface === 'wash' ? surface : undefined}
      picture={papers[place]}
    />
  ));
}

type Part = SectionProps<'prose'>['content']['parts'][number];
type ProseProps = Part & { id?: string; surface?: 'wash'; picture?: Drawing };

/** Running text in a readable measure, the first paragraph larger when the text has no title; a picture stands below the title. */
export function Prose({ title, paragraphs, items, id, surface, picture }: ProseProps) {
  return (
    <section id={id} className={title ? 'part' : 'section-slim'} data-surface={surface}>
      <div className="container columns prose-grid" data-reveal="">
        {title && <h2 className="heading text-part">{title}</h2>}
        {picture && <img {...picture} alt="" className="part-picture" loading="lazy" decoding="async" />}
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
