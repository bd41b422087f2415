import { Bullets } from '#app/ui/bullets.tsx';
import { Paragraphs } from '#app/ui/paragraphs.tsx';
import { TextLinks } from '#app/ui/text-links.tsx';
import type { SectionProps } from '../definitions.ts';

export default function ProseSection({ view, frame: { id, surface } }: SectionProps<'prose'>) {
  return view.parts.map((part, index) => (
    <Prose
      key={part.title ?? part.paragraphs[0]}
      {...part}
      id={index === 0 ? id : undefined}
      surface={surface === 'tinted' ? surface : undefined}
    />
  ));
}

type ProsePart = SectionProps<'prose'>['view']['parts'][number];
type ProseProps = Omit<ProsePart, 'links'> & { links?: ProsePart['links'] } & {
  id?: string | undefined;
  surface?: 'tinted' | undefined;
};

export function Prose({ title, paragraphs, items, links, paper, id, surface }: ProseProps) {
  return (
    <section id={id} className={title ? 'prose-part' : 'section-slim'} data-surface={surface}>
      <div className="container columns prose-grid" data-reveal="">
        {title && <h2 className="heading text-part-title">{title}</h2>}
        {paper && <img {...paper} alt="" className="prose-picture no-print" loading="lazy" decoding="async" />}
        <Paragraphs texts={paragraphs} hasLead={!title}>
          {items && <Bullets items={items} />}
          {links && (
            <ul>
              <TextLinks links={links} />
            </ul>
          )}
        </Paragraphs>
      </div>
    </section>
  );
}
