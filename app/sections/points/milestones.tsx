import type { Drawing } from '#app/content/page.ts';
import { SectionHeading } from '#app/ui/heading.tsx';

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
