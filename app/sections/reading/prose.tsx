import type { Drawing } from '#app/content/page.ts';

type ProseProps = {
  title?: string;
  paragraphs: string[];
  items?: string[];
  id?: string;
  surface?: 'deep';
  picture?: Drawing;
};

/** Running text in a readable measure, the first paragraph larger when the text has no title; a picture stands below the title. */
export function Prose({ title, paragraphs, items, id, surface, picture }: ProseProps) {
  const look = title ? 'part' : 'section-slim';
  return (
    <section id={id} className={surface ? 'section' : look} data-surface={surface}>
      <div className="container prose-grid" data-reveal="">
        {title && <h2 className={`heading ${surface ? 'text-h2' : 'part-title'}`}>{title}</h2>}
        {picture && <img {...picture} alt="" className="part-picture" loading="lazy" decoding="async" />}
        <div className="prose" data-lead={title ? undefined : ''}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items && (
            <ul className="peaks">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
