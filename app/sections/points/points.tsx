import type { Drawing } from '#app/content/page.ts';
import { SectionHeading } from '#app/ui/heading.tsx';
import { SampleLabel } from '../sample/sample-label.tsx';

type MilestonesProps = {
  block: { title: string; description: string; items: { title: string; description: string }[] };
  profile: Drawing;
  id: string;
  surface?: 'wash';
};

/** Six milestones below a profile of the page's contour lines: each point stands under its station in the picture. */
export function Milestones({ block, profile, id, surface }: MilestonesProps) {
  return (
    <section id={id} className="section" data-surface={surface}>
      <div className="container points-stacked">
        <SectionHeading title={block.title} description={block.description} layout="split" />
        <div className="milestones panel" data-reveal="">
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

const looks = {
  /** Side by side under one line. */
  columns: { list: 'points-columns', title: 'text-h4', frame: 'points-stacked' },
  /** One below the other with large figures, for an order that matters; the heading stays beside them. */
  numbered: { list: 'points-numbered', title: 'text-h3', frame: 'beside' },
} as const;

type PointGridProps = {
  block: { title: string; description: string; items: { title: string; description: string; sample?: boolean }[] };
  look: keyof typeof looks;
  id?: string;
  surface?: 'wash';
};

export function PointGrid({ block, look, id, surface }: PointGridProps) {
  const List = look === 'numbered' ? 'ol' : 'ul';
  const { list, title, frame } = looks[look];
  return (
    <section id={id} className="section" data-surface={surface}>
      <div className={`container ${frame}`}>
        <SectionHeading title={block.title} description={block.description} />
        <List className={list}>
          {block.items.map((item) => (
            <li key={item.title} data-reveal="">
              <h3 className={`subheading ${title}`}>{item.title}</h3>
              <p className="mt-2 text-soft">{item.description}</p>
            </li>
          ))}
        </List>
        <SampleLabel of={block.items} />
      </div>
    </section>
  );
}
