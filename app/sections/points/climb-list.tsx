import { SectionHeading } from '#app/ui/heading.tsx';
import type { Drawing } from '#content/page.ts';

type ClimbListProps = {
  block: { title: string; description: string; items: { title: string; description: string }[] };
  profile: Drawing;
  id: string;
  ground?: 'wash';
};

/** Six points below the stations of a climb: a section through the page's terrain, its ground carrying the words. */
export function ClimbList({ block, profile, id, ground }: ClimbListProps) {
  return (
    <section id={id} className="section" data-ground={ground}>
      <div className="container points-stacked">
        <SectionHeading title={block.title} description={block.description} layout="split" />
        <div className="climb" data-reveal="">
          <img {...profile} alt="" loading="lazy" decoding="async" />
          <ul>
            {block.items.map((item) => (
              <li key={item.title}>
                <h3 className="subheading text-h4">{item.title}</h3>
                <p className="text-small text-soft">{item.description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
