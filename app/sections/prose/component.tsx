import { Bullets } from '#app/ui/bullets.tsx';
import { Paragraphs } from '#app/ui/paragraphs.tsx';
import { TextLinks } from '#app/ui/text-links.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view, frame: { id, surface, above } }: SectionProps<'prose'>) {
  return view.parts.map((part, place) => (
    <Prose
      key={part.title ?? part.paragraphs[0]}
      {...part}
      id={place === 0 ? id : undefined}
      surface={surface === 'wash' ? surface : undefined}
      above={place === 0 ? above : undefined}
    />
  ));
}

type Part = SectionProps<'prose'>['view']['parts'][number];
type ProseProps = Omit<Part, 'links'> & { links?: Part['links'] } & {
  id?: string | undefined;
  surface?: 'wash' | undefined;
  above?: string | undefined;
};

export function Prose({ title, paragraphs, items, links, paper, id, surface, above }: ProseProps) {
  return (
    <section id={id} className={title ? 'prose-part' : 'section-slim'} data-surface={surface} data-above={above}>
      <div className="container columns prose-grid" data-reveal="">
        {title && <h2 className="heading text-part">{title}</h2>}
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
