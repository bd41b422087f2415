import { useContext } from 'react';
import { Peaks } from '#app/ui/peaks.tsx';
import { Above } from '#app/ui/section-frame.tsx';
import type { Drawing } from '#site/picture.ts';
import type { SectionProps } from '../definitions.ts';

export function Section({ content, data: papers, surface }: SectionProps<'prose'>) {
  const above = useContext(Above);
  return content.parts.map((part, place) => (
    <Prose
      key={part.title ?? part.paragraphs[0]}
      {...part}
      id={place === 0 ? content.id : undefined}
      surface={surface === 'wash' ? surface : undefined}
      above={place === 0 ? above : undefined}
      picture={papers[place]}
    />
  ));
}

type Part = SectionProps<'prose'>['content']['parts'][number];
type ProseProps = Part & { id?: string; surface?: 'wash'; above?: string | undefined; picture?: Drawing };

/** Running text in a readable measure, the first paragraph larger when the text has no title; a picture stands below the title. */
export function Prose({ title, paragraphs, items, id, surface, above, picture }: ProseProps) {
  return (
    <section id={id} className={title ? 'prose-part' : 'section-slim'} data-surface={surface} data-above={above}>
      <div className="container columns prose-grid" data-reveal="">
        {title && <h2 className="heading text-part">{title}</h2>}
        {picture && <img {...picture} alt="" className="prose-picture no-print" loading="lazy" decoding="async" />}
        <div className="paragraphs" data-lead={title ? undefined : ''}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items && <Peaks items={items} />}
        </div>
      </div>
    </section>
  );
}
