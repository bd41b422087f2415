import { SectionHeading } from '#app/ui/heading.tsx';
import type { Drawing } from '#content/page.ts';

type ClimbListProps = {
  block: { title: string; description: string; items: { title: string; description: string }[] };
  profile: Drawing;
  id: string;
  ground?: keyof typeof grounds;
};

const grounds = { paper: '', wash: 'bg-tone-wash' } as const;

/** Six points below the stations of a climb: a section through the page's terrain, its ground carrying the words. */
export function ClimbList({ block, profile, id, ground = 'paper' }: ClimbListProps) {
  return (
    <section id={id} className={`band ${grounds[ground]}`}>
      <div className="wrap points-stacked">
        <SectionHeading title={block.title} description={block.description} layout="split" />
        <div className="climb" data-reveal="">
          <img {...profile} alt="" loading="lazy" decoding="async" />
          <ul>
            {block.items.map((item) => (
              <li key={item.title}>
                <h3 className="subheading text-h4">{item.title}</h3>
                <p className="mt-1 text-small text-soft">{item.description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
