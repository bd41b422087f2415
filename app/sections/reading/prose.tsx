import type { Drawing } from '#content/page.ts';

type ProseProps = {
  title?: string;
  paragraphs: string[];
  items?: string[];
  id?: string;
  ground?: 'deep';
  picture?: Drawing;
};

/** Running text in a readable measure, the first paragraph larger when the text has no title; a picture stands below the title. */
export function Prose({ title, paragraphs, items, id, ground, picture }: ProseProps) {
  const look = title ? 'part' : 'band-slim';
  return (
    <section id={id} className={ground ? 'band' : look} data-ground={ground}>
      <div className="wrap prose-grid" data-reveal="">
        {title && <h2 className={`heading ${ground ? 'text-h2' : 'part-title'}`}>{title}</h2>}
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
